import { hatched } from '../style/list-recipes.style';
import { extend } from '../style/recipes.style';

const paper = extend(hatched)`
  width: 100%;
  height: 100%;
  color: var(--_border-strong);
  background-color: var(--_surface);
`;

interface MachineElement {
  /** The radii of its circles, the largest first. */
  circles: readonly number[];
  /** A detail, drawn on the right. */
  detail: string;
  /** How often the detail occurs around the centre. */
  count: number;
}

const FLANGE = { circles: [44, 20, 11], detail: 'M107 60a5 5 0 0 1 10 0a5 5 0 0 1-10 0', count: 6 };
const BEARING = { circles: [44, 36, 23, 14], detail: 'M102 60a7.5 7.5 0 0 1 15 0a7.5 7.5 0 0 1-15 0', count: 10 };
const GEAR = { circles: [36, 22, 10], detail: 'M115.7 55.5l7 1.5v6l-7 1.5', count: 16 };
const HANDWHEEL = { circles: [44, 36, 12, 6], detail: 'M91.3 56h24.5M91.3 64h24.5', count: 5 };
const NUT = { circles: [36, 22, 18], detail: 'M119 37.5v45', count: 6 };
const SHAFT = {
  circles: [],
  detail: 'M24 48h32v-12h40v12h40v24h-40v12h-40v-12h-32zM56 48v24M96 48v24M104 54h22v12h-22z',
  count: 1,
};

const ELEMENTS: readonly MachineElement[] = [FLANGE, BEARING, GEAR, HANDWHEEL, NUT, SHAFT];

export interface DrawingProps {
  /** Chooses the drawing: the same text always gives the same one. */
  seed: string;
  /** The missing picture's alternative text; '' for none. */
  label: string;
}

/** A machine element on its centre lines, in place of a picture. */
export function Drawing({ seed, label }: DrawingProps) {
  const sum = [...seed].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const { circles, detail, count } = ELEMENTS[sum % ELEMENTS.length] ?? FLANGE;
  return (
    <svg
      className={paper}
      data-drawing=""
      viewBox="0 0 160 120"
      fill="var(--_surface)"
      stroke="currentColor"
      strokeWidth=".8"
      role="img"
      aria-label={label}
      aria-hidden={label === ''}
    >
      {circles.map((radius) => (
        <circle key={radius} cx="80" cy="60" r={radius} />
      ))}
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <path key={index} d={detail} transform={`rotate(${(360 / count) * index} 80 60)`} />
      ))}
      <path d="M80 8v104M20 60h120" strokeDasharray="16 2 3 2" />
    </svg>
  );
}
