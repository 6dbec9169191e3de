import { hatched } from '../style/list-recipes.style';
import { extend } from '../style/recipes.style';

const sheet = extend(hatched)`
  width: 100%;
  height: 100%;
  color: var(--_border-strong);
  background-color: var(--_surface);
`;

const BOLTS = [0, 60, 120, 180, 240, 300];

/** A flange on its centre lines, in place of any picture that is missing or fails. @param label the picture's text; '' for none. */
export function Drawing({ label }: { label: string }) {
  return (
    <svg
      className={sheet}
      viewBox="0 0 160 120"
      fill="none"
      stroke="currentColor"
      strokeWidth=".8"
      role="img"
      aria-label={label}
      aria-hidden={label === ''}
    >
      <circle cx="80" cy="60" r="44" fill="var(--_surface)" />
      <circle cx="80" cy="60" r="20" />
      <circle cx="80" cy="60" r="11" />
      {BOLTS.map((angle) => (
        <circle key={angle} cx="112" cy="60" r="5" transform={`rotate(${angle} 80 60)`} />
      ))}
      <path d="M80 8v104M28 60h104M48 60a32 32 0 0 1 64 0a32 32 0 0 1-64 0" strokeDasharray="16 2 3 2" />
    </svg>
  );
}
