// The picture of a result: text that fits, and an SVG element turned into a PNG.

export const WIDTH = 1200;
/** Where the rows of the players begin. */
export const TOP = 500;

/** How high the row of a player is, and the whole picture. */
export const rowOf = (players: number) => Math.min(120, 720 / players);
export const heightOf = (players: number) => Math.round(TOP + players * rowOf(players) + 60);

/** Fonts that systems bring. A picture loads none. */
export const FONT = "'Trebuchet MS', 'Nunito', 'Segoe UI', system-ui, sans-serif";

let measuring: CanvasRenderingContext2D | null = null;

/** How wide a text is drawn. */
function width(text: string, size: number, weight: number): number {
  measuring ??= document.createElement('canvas').getContext('2d');
  if (measuring === null) return text.length * size * 0.6;
  measuring.font = `${weight} ${size}px ${FONT}`;
  return measuring.measureText(text).width;
}

/** As much of a text as there is room for. */
export function cut(text: string, size: number, weight: number, room: number): string {
  if (width(text, size, weight) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && width(`${letters.join('')}…`, size, weight) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The text in lines of this width. A word that is too long for a line is cut. */
export function lines(text: string, size: number, weight: number, room: number): string[] {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const longer = found.length > 0 ? `${found.at(-1)} ${word}` : word;
    if (found.length > 0 && width(longer, size, weight) <= room) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found.map((line) => cut(line, size, weight, room));
}

/** The largest of these sizes at which a text needs no more than this many lines, and the lines. */
export function fitted(
  text: string,
  sizes: number[],
  weight: number,
  room: number,
  most: number,
): { size: number; lines: string[] } {
  for (const size of sizes) {
    const found = lines(text, size, weight, room);
    if (found.length <= most && !found.some((line) => line.endsWith('…'))) return { size, lines: found };
  }
  const size = sizes.at(-1) ?? 20;
  return { size, lines: lines(text, size, weight, room).slice(0, most) };
}

/** An SVG of the page as a picture of its own: the drawings that it refers to come along. */
export async function asPng(svg: SVGSVGElement): Promise<Blob> {
  const { width: wide, height: high } = svg.viewBox.baseVal;
  const alone = svg.cloneNode(true) as SVGSVGElement;
  alone.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  alone.setAttribute('width', String(wide));
  alone.setAttribute('height', String(high));
  const needed = new Set([...alone.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? ''));
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  for (const id of needed) addDrawing(defs, id);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = 'svg { overflow: visible }';
  alone.prepend(style, defs);
  const address = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(alone)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = wide;
    canvas.height = high;
    canvas.getContext('2d')!.drawImage(image, 0, 0, wide, high);
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A drawing of Symbols, and those that it uses. */
function addDrawing(defs: Element, reference: string): void {
  const found = document.getElementById(reference.slice(1));
  if (found === null || defs.querySelector(`#${CSS.escape(reference.slice(1))}`)) return;
  defs.append(found.cloneNode(true));
  for (const use of found.querySelectorAll('use')) addDrawing(defs, use.getAttribute('href') ?? '');
}
