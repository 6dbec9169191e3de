import { useState } from 'react';
import type { Alumnus } from '../../model/alumnus';
import { grid, rising, risingAgain } from './alumni.style';
import { AlumniCard } from './alumni-card';

/** Between one card's appearance and the next, in seconds, and the most that a card waits (spec, section 2). */
const DELAY_S = 0.1;
const MAX_DELAY_S = 0.8;

/** The cards of a page, which come in one after the other whenever they are others than before. */
export function AlumniCards({ alumni }: { alumni: readonly Alumnus[] }) {
  const ids = alumni.map(({ id }) => id).join('\n');
  const [shown, setShown] = useState({ ids, again: false });
  if (shown.ids !== ids) setShown({ ids, again: !shown.again });
  if (alumni.length === 0) return null;
  return (
    <ul className={grid}>
      {alumni.map((alumnus, index) => (
        // A place is given to another person: with 10,000 of them, making cards anew at every letter is slow.
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          className={shown.again ? risingAgain : rising}
          style={{ animationDelay: `${Math.min(index * DELAY_S, MAX_DELAY_S)}s` }}
        >
          <AlumniCard alumnus={alumnus} />
        </li>
      ))}
    </ul>
  );
}
