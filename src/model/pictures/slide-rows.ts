import { imageReader } from '../lists/image-cell';
import { type Normalised, normaliseRows } from '../lists/normalise-rows';
import { FOCUS_STEP, type Slide } from './slide';

/** The columns of the `slides` sheet, with their other names. */
export const SLIDE_COLUMNS = {
  image: ['src', 'picture', 'imageUrl', 'img'],
  alt: ['description', 'title'],
  focus: [],
} as const;

const MIDDLE = '50% 50%';

const NO_PICTURE = 'is missing, so there is no slide';
const NO_ALT = 'is missing: people who cannot see the picture will not know what it shows';
const NO_FOCUS = 'is not a point such as 70% 30%';

/**
 * Turns the rows of the `slides` sheet, or of the server's response, into slides, in the sheet's order.
 * @param base for relative addresses; '' leaves them unchanged.
 */
export function normaliseSlides(rows: readonly unknown[], base = ''): Normalised<Slide> {
  return normaliseRows(rows, SLIDE_COLUMNS, ({ text, report, read }) => {
    const written = text('image');
    if (!written) report('image', '', NO_PICTURE);
    const image = imageReader(base, report)('image', written);
    if (!image) return undefined;
    if (!text('alt')) report('alt', '', NO_ALT);
    return { image, alt: text('alt'), focus: read('focus', parseFocus, NO_FOCUS) || MIDDLE };
  });
}

const WORDS: Record<string, number> = { left: 0, top: 0, centre: 50, center: 50, middle: 50, right: 100, bottom: 100 };

/** Reads a focal point: `70% 30%`, `70 30`, `70%, 30%` or words such as `right top`. Returns '' for anything else. */
function parseFocus(text: string): string {
  const parts = text.toLowerCase().split(/[\s,;/]+/);
  const [left, top = 50] = parts.map((part) => WORDS[part] ?? Number(/^(\d{1,3}(?:\.\d+)?)%?$/.exec(part)?.[1]));
  const isPart = (part: number | undefined): part is number => part !== undefined && part >= 0 && part <= 100;
  if (parts.length > 2 || !isPart(left) || !isPart(top)) return '';
  const isSwapped = /^(?:top|bottom)$/.test(parts[0] ?? '');
  const point = isSwapped ? [top, left] : [left, top];
  return point.map((part) => `${Math.round(part / FOCUS_STEP) * FOCUS_STEP}%`).join(' ');
}
