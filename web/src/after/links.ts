// Links to moments of the replay: /t/ID#step=12 shows the game after twelve steps.

export function linkedStep(): number | null {
  const found = /^#step=(\d{1,6})$/.exec(location.hash)?.[1];
  return found === undefined ? null : Number(found);
}

export const stepLink = (step: number) => `#step=${step}`;

/** The whole address of a step, to send to somebody. */
export const stepAddress = (step: number) => location.origin + location.pathname + stepLink(step);

/** False if the browser allows no page to copy. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without https browsers have no clipboard for pages; the old way still works.
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}
