import { ACCENT, GRID, INK, MUTED, PAPER } from './colours';
import { fitText } from './fit-text';
import { POSTER_SIZE_MM, type PosterFormat, type PosterText } from './poster';
import { type Measure, rectangle, type Shape } from './shape';
import { titleBlock } from './title-block';

/** Millimetres: from the sheet's edge to the frame, and from there to the texts. Most printers need 5. */
const FRAME_MM = 9;
const INSET_MM = 9;
const GRID_MM = 10;

/** The height of the day's figures, above which the month stands, by the format. */
const FIGURE_MM: Record<PosterFormat, number> = { a4: 92, square: 54 };
/** The height of the title block at the bottom. */
const BLOCK_MM: Record<PosterFormat, number> = { a4: 58, square: 46 };

/** A rectangle on the sheet, in millimetres. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A poster as shapes on a sheet, the lowest first.
 * @param code the modules of a QR code, row by row, with its quiet zone.
 */
export function posterShapes(
  poster: PosterText,
  format: PosterFormat,
  code: readonly (readonly boolean[])[],
  measure: Measure,
): Shape[] {
  const [width, height] = POSTER_SIZE_MM[format];
  const edge = FRAME_MM + INSET_MM;
  const inner: Area = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  const block: Area = {
    x: FRAME_MM,
    y: height - FRAME_MM - BLOCK_MM[format],
    width: width - 2 * FRAME_MM,
    height: BLOCK_MM[format],
  };
  const head = 14;
  const date = { ...inner, y: inner.y + head, height: poster.day ? FIGURE_MM[format] : 0 };
  const titleTop = date.y + date.height + (poster.day ? 8 : 0);
  const title = { ...inner, y: titleTop, height: block.y - titleTop - 8 };
  return [
    ...sheet(width, height),
    ...letterhead(poster, inner, measure),
    ...(poster.day ? dateFigures(poster, date, measure) : []),
    ...titleLines(poster, title, measure),
    ...titleBlock(poster, block, code, measure),
  ];
}

/** Paper, grid, the double frame, and the marks at the middle of each side. */
function sheet(width: number, height: number): Shape[] {
  const lines: string[] = [];
  for (let x = GRID_MM; x < width; x += GRID_MM) lines.push(`M${x} 0v${height}`);
  for (let y = GRID_MM; y < height; y += GRID_MM) lines.push(`M0 ${y}h${width}`);
  const frame = (inset: number) => rectangle(inset, inset, width - 2 * inset, height - 2 * inset);
  const [x, y, mark] = [width / 2, height / 2, FRAME_MM - 5];
  const marks = `M${x} 5v${mark}M${x} ${height - 5}v${-mark}M5 ${y}h${mark}M${width - 5} ${y}h${-mark}`;
  return [
    { kind: 'path', data: rectangle(0, 0, width, height), fill: PAPER },
    { kind: 'path', data: lines.join(''), stroke: GRID, strokeWidth: 0.2 },
    { kind: 'path', data: frame(5) + marks, stroke: INK, strokeWidth: 0.25 },
    { kind: 'path', data: frame(FRAME_MM), stroke: INK, strokeWidth: 0.7 },
  ];
}

/** Who invites, above a line. */
function letterhead({ society, societyName }: PosterText, { x, y, width }: Area, measure: Measure): Shape[] {
  const size = 8;
  const room = width - measure(society, 'heading') * size - 8;
  const name = fitText(societyName, { width: room, height: 5, face: 'mono', sizes: [4, 2.4], leading: 1.2 }, measure);
  return [
    line(society, { x, y: y + 5, size, fill: INK }),
    {
      kind: 'text',
      text: name.lines[0] ?? '',
      face: 'mono',
      x: x + width,
      y: y + 5,
      size: name.size,
      fill: MUTED,
      anchor: 'end',
    },
    { kind: 'path', data: `M${x} ${y + 9}h${width}`, stroke: INK, strokeWidth: 0.25 },
  ];
}

/** The day in large figures, dimensioned like a part; weekday and month stand beside it, or above where that is wider. */
function dateFigures({ day, weekday, month }: PosterText, { x, y, width, height }: Area, measure: Measure): Shape[] {
  const size = height / 0.86;
  const base = y + height - 3;
  const end = x + measure(day, 'heading') * size;
  const [gap, top] = [8, base - size * 0.7];
  const box = { width: x + width - end - gap, face: 'heading', leading: 1, height: 40 } as const;
  const name = fitText(weekday, { ...box, sizes: [size * 0.26, 5] }, measure);
  const date = fitText(month, { ...box, sizes: [size * 0.16, 4] }, measure);
  const left = end + gap;
  return [
    line(day, { x, y: base, size, fill: ACCENT }),
    ...dimension(x, end, base + 4),
    { kind: 'path', data: `M${left - gap / 2} ${top}V${base}`, stroke: INK, strokeWidth: 0.25 },
    ...name.lines.map((text, index) => {
      return line(text, { x: left, y: top + name.size * (0.72 + index), size: name.size, fill: INK });
    }),
    ...date.lines.map((text, index) => {
      const y = base - date.size * (date.lines.length - 1 - index);
      return line(text, { x: left, y, size: date.size, fill: MUTED });
    }),
  ];
}

/** A dimension line between two extension lines, with its arrows. */
function dimension(from: number, to: number, y: number): Shape[] {
  const arrow = (x: number, to: 1 | -1) => `M${x} ${y}l${to * 4} -1v2z`;
  return [
    {
      kind: 'path',
      data: `M${from} ${y - 2}v4M${to} ${y - 2}v4M${from} ${y}H${to}`,
      stroke: INK,
      strokeWidth: 0.25,
    },
    { kind: 'path', data: arrow(from, 1) + arrow(to, -1), fill: INK },
  ];
}

/** Line height of titles, as a multiple of their size. */
const LEADING = 1.06;
/** The part of the title's place that it may take if a description follows. */
const TITLE_SHARE = 0.72;
/** Below this height a description is not worth its place. */
const MIN_DESCRIPTION_MM = 12;

/** The title in the largest type that its place allows, below the status if there is one; a description below it. */
function titleLines({ title, status, description }: PosterText, area: Area, measure: Measure): Shape[] {
  const above = status ? 12 : 0;
  const height = (area.height - above) * (description ? TITLE_SHARE : 1);
  const box = { width: area.width, height, face: 'heading', sizes: [38, 6], leading: LEADING, wholeWords: 14 } as const;
  const { lines, size } = fitText(title, box, measure);
  const top = area.y + above;
  const end = top + lines.length * size * LEADING + 5;
  return [
    ...(status ? [line(status.toUpperCase(), { x: area.x, y: area.y + 8, size: 9, fill: ACCENT })] : []),
    ...lines.map((text, index) => line(text, { x: area.x, y: top + size * (0.8 + index * LEADING), size, fill: INK })),
    ...descriptionLines(description, { ...area, y: end, height: area.y + area.height - end }, measure),
  ];
}

function descriptionLines(description: string, area: Area, measure: Measure): Shape[] {
  if (!description || area.height < MIN_DESCRIPTION_MM) return [];
  const leading = 1.45;
  const { lines, size } = fitText(description, { ...area, face: 'text', sizes: [6, 4.4], leading }, measure);
  return lines.map((text, index) => {
    return { kind: 'text', text, face: 'text', x: area.x, y: area.y + size * (1 + index * leading), size, fill: MUTED };
  });
}

/** A line in the face of titles. */
function line(text: string, place: { x: number; y: number; size: number; fill: string }): Shape {
  return { kind: 'text', text, face: 'heading', ...place };
}
