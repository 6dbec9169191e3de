import type { RefObject } from 'react';
import { about } from '../../content/about';
import { board } from '../../content/board';
import { Avatar } from '../../ui/avatar';
import { dimensionHead } from '../../ui/cards';
import { classes } from '../../ui/style';
import { kicker } from '../page.style';
import { balloon, boardSection, cells, first, member } from './board.style';

/** Pixels of a portrait at its usual size. */
const PORTRAIT_PX = 260;

/** The board of executives, numbered like the parts list of an assembly: the president is part 1. */
export function Board({ section }: { section: RefObject<HTMLElement | null> }) {
  return (
    <section id="board" ref={section} className={boardSection} aria-labelledby="board-title">
      <p className={kicker}>{about.boardYear}</p>
      <div className={dimensionHead}>
        <h2 id="board-title">{about.boardTitle}</h2>
        <span aria-hidden="true">{board.length}</span>
      </div>
      <ul className={cells}>
        {board.map((person, index) => (
          // Positions repeat, and names may; the list never changes while it is shown.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className={classes(member, index === 0 && first)}>
            <Avatar name={person.name} src={person.image} size={PORTRAIT_PX} />
            <div>
              <h3 dir="auto">{person.name}</h3>
              <p>{person.position}</p>
            </div>
            <span className={balloon} aria-hidden="true">
              {index + 1}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
