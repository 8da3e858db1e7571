// Soft sounds of our own, made from noise and a few tones. Silent until the first tap or key, and for whoever switches them off.

import { settings } from './settings.svelte';

export type Sound = 'roll' | 'lay' | 'take' | 'steal' | 'fail' | 'turn_over' | 'special' | 'card' | 'your_turn' | 'win';

let audio: AudioContext | null = null;

interface Tone {
  at: number;
  hertz: number;
  to?: number;
  long: number;
  loud: number;
  wave?: OscillatorType;
}

const TONES: Partial<Record<Sound, Tone[]>> = {
  take: [
    { at: 0, hertz: 392, long: 0.14, loud: 0.16 },
    { at: 0.1, hertz: 523, long: 0.22, loud: 0.16 },
  ],
  steal: [{ at: 0, hertz: 300, to: 720, long: 0.28, loud: 0.14, wave: 'triangle' }],
  fail: [
    { at: 0, hertz: 311, to: 294, long: 0.24, loud: 0.15, wave: 'triangle' },
    { at: 0.22, hertz: 233, to: 175, long: 0.45, loud: 0.15, wave: 'triangle' },
  ],
  special: [
    { at: 0, hertz: 523, long: 0.12, loud: 0.12 },
    { at: 0.08, hertz: 659, long: 0.12, loud: 0.12 },
    { at: 0.16, hertz: 784, long: 0.24, loud: 0.12 },
  ],
  your_turn: [
    { at: 0, hertz: 587, long: 0.14, loud: 0.1 },
    { at: 0.12, hertz: 880, long: 0.26, loud: 0.1 },
  ],
  win: [392, 523, 659, 784, 1047].map((hertz, i) => ({ at: i * 0.13, hertz, long: 0.4, loud: 0.13 })),
};

// Knocks: short noise through a filter, as wood on cloth. They fade so soon that they need more than tones to be heard as well.
const KNOCKS: Partial<Record<Sound, { at: number; hertz: number; long: number; loud: number }[]>> = {
  roll: [0, 0.09, 0.16, 0.27, 0.4, 0.46, 0.6, 0.72].map((at, i) => ({
    at,
    hertz: 900 + 160 * (i % 3),
    long: 0.06,
    loud: 0.9 - i * 0.075,
  })),
  lay: [{ at: 0, hertz: 700, long: 0.08, loud: 0.9 }],
  turn_over: [
    { at: 0, hertz: 500, long: 0.12, loud: 1 },
    { at: 0.12, hertz: 260, long: 0.12, loud: 1.3 },
  ],
  card: [{ at: 0, hertz: 2600, long: 0.09, loud: 0.45 }],
};

/** A sound that comes later than this, in milliseconds, belongs to nothing that is seen any more. */
const LATE = 250;

export function sound(name: Sound): void {
  const asked = performance.now();
  void wake()?.then((context) => {
    if (performance.now() - asked > LATE) return;
    for (const tone of TONES[name] ?? []) play(context, tone);
    for (const one of KNOCKS[name] ?? []) knock(context, one.at, one.hertz, one.long, one.loud);
  }, silence);
}

/** What sounds, once it does; null as long as nobody has tapped, or for whoever wants no sound. */
function wake(): Promise<AudioContext> | null {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return null;
  try {
    const context = (audio ??= new AudioContext());
    return context.resume().then(() => context);
  } catch {
    return null;
  }
}

/** A device without sound plays in silence. */
function silence(): void {}

// On some phones only a tap itself lets a page sound, and once more after a call.
for (const tap of ['click', 'keydown']) addEventListener(tap, () => void wake()?.catch(silence), { capture: true });

function envelope(context: AudioContext, start: number, long: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  gain.connect(context.destination);
  return gain;
}

function play(context: AudioContext, { at, hertz, to, long, loud, wave }: Tone): void {
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  tone.type = wave ?? 'sine';
  tone.frequency.setValueAtTime(hertz, start);
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, start + long);
  tone.connect(envelope(context, start, long, loud));
  tone.start(start);
  tone.stop(start + long + 0.05);
}

function knock(context: AudioContext, at: number, hertz: number, long: number, loud: number): void {
  const start = context.currentTime + at;
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  source.connect(filter).connect(envelope(context, start, long, loud));
  source.start(start);
}
