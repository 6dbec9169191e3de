import type { Face, Measure } from '../../model/event-poster/shape';

/** CSS `font` of a face in a size; the site's own typefaces, as a poster stands on the site only. */
const FACES: Record<Face, { weight: number; families: string }> = {
  heading: { weight: 600, families: '"Barlow Semi Condensed", "Arial Narrow", sans-serif' },
  text: { weight: 400, families: 'system-ui, sans-serif' },
  mono: { weight: 400, families: 'ui-monospace, monospace' },
};

export const weightOf = (face: Face) => FACES[face].weight;
export const familiesOf = (face: Face) => FACES[face].families;

/** The face in CSS pixels, for a canvas. */
export function fontOf(face: Face, pixels: number): string {
  return `${weightOf(face)} ${pixels}px ${familiesOf(face)}`;
}

/** Large enough that hinting does not change the widths. */
const MEASURED_PX = 200;

/** Loads the face of the titles for a text, and returns what measures with it. */
export async function loadMeasure(text: string): Promise<Measure> {
  // Fails offline: then the next family in the list is what is shown and measured.
  await document.fonts.load(fontOf('heading', MEASURED_PX), text).catch(() => []);
  const context = document.createElement('canvas').getContext('2d');
  return (line, face) => {
    if (!context) return line.length * 0.5;
    context.font = fontOf(face, MEASURED_PX);
    return context.measureText(line).width / MEASURED_PX;
  };
}
