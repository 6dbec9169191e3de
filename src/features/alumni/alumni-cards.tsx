import { useState } from 'react';
import type { Alumnus } from '../../model/alumni/alumnus';
import { grid, rising, risingAgain } from './alumni.style';
import { AlumniCard } from './alumni-card';

/** The cards of a page, which appear one after the other whenever the people change. */
export function AlumniCards({ alumni }: { alumni: readonly Alumnus[] }) {
  const ids = alumni.map(({ id }) => id).join('\n');
  const [shown, setShown] = useState({ ids, again: false });
  if (shown.ids !== ids) setShown({ ids, again: !shown.again });
  if (alumni.length === 0) return null;
  return (
    <ul className={grid}>
      {alumni.map((alumnus, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: reused for another person, as new cards at every letter are slow
          key={index}
          className={shown.again ? risingAgain : rising}
        >
          <AlumniCard alumnus={alumnus} />
        </li>
      ))}
    </ul>
  );
}
