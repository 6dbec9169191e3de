import type { Alumnus } from '../../model/alumnus';
import { grid, rising } from './alumni.style';
import { AlumniCard } from './alumni-card';

/** Between one card's appearance and the next, in seconds, and the most that a card waits (spec, section 2). */
const DELAY_S = 0.1;
const MAX_DELAY_S = 0.8;

interface AlumniCardsProps {
  alumni: readonly Alumnus[];
  /** Cards come in one after the other; false: they stand at once. */
  appear: boolean;
}

export function AlumniCards({ alumni, appear }: AlumniCardsProps) {
  if (alumni.length === 0) return null;
  return (
    <ul className={grid}>
      {alumni.map((alumnus, index) => (
        // A place is given to another person: with 10,000 of them, making cards anew at every letter is slow.
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          className={appear ? rising : undefined}
          style={appear ? { animationDelay: `${Math.min(index * DELAY_S, MAX_DELAY_S)}s` } : undefined}
        >
          <AlumniCard alumnus={alumnus} />
        </li>
      ))}
    </ul>
  );
}
