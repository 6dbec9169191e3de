import { hatched } from '../style/list-recipes.style';
import { extend } from '../style/recipes.style';
import { MACHINE_ELEMENTS } from './machine-elements';

const paper = extend(hatched)`
  width: 100%;
  height: 100%;
  color: var(--_border-strong);
  background-color: var(--_surface);
`;

export interface DrawingProps {
  /** Chooses the drawing: the same text always gives the same one. */
  seed: string;
  /** The missing picture's alternative text; '' for none. */
  label: string;
}

/** A machine element on its centre lines, in place of a picture. */
export function Drawing({ seed, label }: DrawingProps) {
  const sum = [...seed].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const drawn = MACHINE_ELEMENTS[sum % MACHINE_ELEMENTS.length];
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
      <path d={drawn?.body} />
      <path d={drawn?.details} />
      <path d="M80 8v104M20 60h120" strokeDasharray="16 2 3 2" />
    </svg>
  );
}
