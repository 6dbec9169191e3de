import { ACCENT, INK, MUTED } from './colours';
import { fitText } from './fit-text';
import type { PosterText } from './poster';
import { type Measure, rectangle, type Shape } from './shape';

/** Millimetres from a cell's edge to its text. */
const PADDING_MM = 4;

interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Time, place and address in ruled cells, as in the corner of a drawing, with the QR code at their end. */
export function titleBlock(
  poster: PosterText,
  block: Block,
  code: readonly (readonly boolean[])[],
  measure: Measure,
): Shape[] {
  const { x, y, width, height } = block;
  const side = height;
  const left = width - side;
  const cells = cellsOf(poster);
  const heights = cells.map(({ share }) => height * share);
  const tops = heights.map((_, index) => y + heights.slice(0, index).reduce((sum, value) => sum + value, 0));
  return [
    { kind: 'path', data: rectangle(x, y, width, height), fill: '#ffffff', stroke: INK, strokeWidth: 0.7 },
    {
      kind: 'path',
      data: `M${x + left} ${y}v${height}${tops
        .slice(1)
        .map((top) => `M${x} ${top}h${left}`)
        .join('')}`,
      stroke: INK,
      strokeWidth: 0.25,
    },
    ...cells.flatMap((cell, index) => {
      return cellShapes(cell, { x, y: tops[index] ?? y, width: left, height: heights[index] ?? 0 }, measure);
    }),
    ...codeShapes(code, { x: x + left, y, width: side, height: side }, poster.labels.scan, measure),
  ];
}

interface Cell {
  label: string;
  text: string;
  face: 'heading' | 'mono';
  /** Of the block's height. */
  share: number;
}

/** The cells that have something in them; together they are as high as the block. */
function cellsOf({ labels, time, location, address }: PosterText): Cell[] {
  const cells: Cell[] = [
    { label: labels.time, text: time, face: 'heading' as const, share: 0.34 },
    { label: labels.place, text: location, face: 'heading' as const, share: 0.4 },
    { label: labels.details, text: address, face: 'mono' as const, share: 0.26 },
  ].filter(({ text }) => text);
  const sum = cells.reduce((total, { share }) => total + share, 0);
  return cells.map((cell) => ({ ...cell, share: cell.share / sum }));
}

function cellShapes({ label, text, face }: Cell, { x, y, width, height }: Block, measure: Measure): Shape[] {
  const [labelSize, left] = [2.8, x + PADDING_MM];
  const largest = face === 'heading' ? 10 : 4;
  const room = { width: width - 2 * PADDING_MM, height: height - labelSize - 5.5 };
  const { lines, size } = fitText(text, { ...room, face, sizes: [largest, 2.4], leading: 1.12 }, measure);
  const top = y + labelSize + 3 + (room.height - lines.length * size * 1.12) / 2;
  return [
    { kind: 'text', text: label.toUpperCase(), face: 'mono', x: left, y: y + 4.6, size: labelSize, fill: ACCENT },
    ...lines.map(
      (line, index): Shape => ({
        kind: 'text',
        text: line,
        face,
        x: left,
        y: top + size * (0.9 + index * 1.12),
        size,
        fill: face === 'heading' ? INK : MUTED,
      }),
    ),
  ];
}

/** The dark modules as one path, above what they are for. */
function codeShapes(
  code: readonly (readonly boolean[])[],
  { x, y, width, height }: Block,
  label: string,
  measure: Measure,
): Shape[] {
  const noteHeight = 6;
  const side = Math.min(width, height - noteHeight) - 2;
  const unit = side / Math.max(1, code.length);
  const [left, top] = [x + (width - side) / 2, y + 1];
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const modules = code.flatMap((row, line) => {
    return row.flatMap((dark, column) => {
      return dark ? rectangle(round(left + column * unit), round(top + line * unit), round(unit), round(unit)) : [];
    });
  });
  const note = fitText(label, { width: width - 4, height: 4, face: 'mono', sizes: [3, 1.8], leading: 1.2 }, measure);
  const text = note.lines[0] ?? '';
  const start = x + (width - measure(text, 'mono') * note.size) / 2;
  return [
    { kind: 'path', data: modules.join(''), fill: INK },
    { kind: 'text', text, face: 'mono', x: start, y: y + height - 3, size: note.size, fill: MUTED },
  ];
}
