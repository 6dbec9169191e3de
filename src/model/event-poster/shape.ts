/** The faces on a poster: titles and figures, texts, and the small notes of a drawing. */
export type Face = 'heading' | 'text' | 'mono';

/** A line or an area, as SVG path data in millimetres; a browser reads it for SVG and for a canvas. */
export interface PathShape {
  kind: 'path';
  data: string;
  /** A colour; without it nothing is filled. */
  fill?: string;
  stroke?: string;
  /** Millimetres. */
  strokeWidth?: number;
}

/** One line of text. */
export interface TextShape {
  kind: 'text';
  text: string;
  face: Face;
  /** Millimetres: of the text's beginning, or its end, on the base line. */
  x: number;
  y: number;
  /** Of the type, in millimetres. */
  size: number;
  fill: string;
  anchor?: 'start' | 'end';
}

export type Shape = PathShape | TextShape;

/** The width of a text in a face, as a multiple of the type's size. */
export type Measure = (text: string, face: Face) => number;

/** The outline of a rectangle. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}
