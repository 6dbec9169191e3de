/* Machine elements in a view box of 160 by 120, centred on 80, 60. Each outline is the `d` attribute of one SVG path. */

export interface MachineElement {
  /** Its circles. */
  body: string;
  /** Its details, drawn over the circles. */
  details: string;
}

const CENTRE_X = 80;
const CENTRE_Y = 60;

/** A point's distance to the right of the centre and below it. */
type Point = readonly [right: number, down: number];

type Line = readonly Point[];

/* One detail of a gear, of a hand wheel and of a nut. */
const TOOTH: Line = [
  [35.7, -4.5],
  [42.7, -3],
  [42.7, 3],
  [35.7, 4.5],
];

const UPPER_EDGE: Line = [
  [11.3, -4],
  [35.8, -4],
];
const LOWER_EDGE: Line = [
  [11.3, 4],
  [35.8, 4],
];
const FACE: Line = [
  [39, -22.5],
  [39, 22.5],
];

const FLANGE = { body: rings(44, 20, 11), details: holes(6, 32, 5) };
const BEARING = { body: rings(44, 36, 23, 14), details: holes(10, 29.5, 7.5) };
const GEAR = { body: rings(36, 22, 10), details: lines(16, TOOTH) };
const HANDWHEEL = {
  body: rings(44, 36, 12, 6),
  details: lines(5, UPPER_EDGE) + lines(5, LOWER_EDGE),
};
const NUT = { body: rings(36, 22, 18), details: lines(6, FACE) };
const SHAFT = {
  body: 'M24 48h32v-12h40v12h40v24h-40v12h-40v-12h-32z',
  details: 'M56 48v24M96 48v24M104 54h22v12h-22z',
};

export const MACHINE_ELEMENTS: readonly MachineElement[] = [FLANGE, BEARING, GEAR, HANDWHEEL, NUT, SHAFT];

/** Draws circles around the centre. */
function rings(...radii: number[]): string {
  return radii.map((radius) => circle([0, 0], radius)).join('');
}

/** Draws circles whose centres are evenly spaced on a circle. */
function holes(count: number, distance: number, radius: number): string {
  return around(count, (turn) => circle(turn([distance, 0]), radius));
}

/** Draws a line, repeated at even angles around the centre. */
function lines(count: number, line: Line): string {
  return around(count, (turn) => `M${line.map((point) => position(turn(point))).join('L')}`);
}

/** Draws a detail at even angles around the centre. */
function around(count: number, draw: (turn: (point: Point) => Point) => string): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    return draw(([right, down]) => [right * cosine - down * sine, right * sine + down * cosine]);
  }).join('');
}

function circle([right, down]: Point, radius: number): string {
  const halfCircle = `a${radius} ${radius} 0 0 1`;
  return `M${position([right - radius, down])}${halfCircle} ${2 * radius} 0${halfCircle}${-2 * radius} 0`;
}

/** Rounded, because browsers calculate sines slightly differently and the server's HTML must be the same. */
function position([right, down]: Point): string {
  return `${(CENTRE_X + right).toFixed(1)} ${(CENTRE_Y + down).toFixed(1)}`;
}
