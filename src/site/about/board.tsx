import type { RefObject } from 'react';
import { boardAt } from '../../api/board';
import { about } from '../../content/about';
import { mailAddress } from '../../model/addresses/links';
import { firstItems } from '../../model/lists/query';
import { type BoardMember, boardGroups } from '../../model/society/board';
import { useList } from '../../ui/lists/use-list';
import { Avatar } from '../../ui/pictures/avatar';
import { visuallyHidden } from '../../ui/style/controls';
import { dimensionHead } from '../../ui/style/list-recipes.style';
import { muted, stack } from '../../ui/style/recipes.style';
import { kicker } from '../page.style';
import { useSociety } from '../society';
import { boardSection, compact, contacts, group, large, leading, officer, small } from './board.style';

const everyMember = firstItems<BoardMember>();

/** Usual size of a portrait, in pixels. */
const PORTRAIT_PX = 260;

/** The board of executives: the president and the senior members large, the committee in a compact list. */
export function Board({ section }: { section: RefObject<HTMLElement | null> }) {
  const { boardYear } = useSociety();
  const { kind, answer } = useList(boardAt(''), everyMember);
  const board = answer?.items ?? [];
  const { senior, officers, committee } = boardGroups(board);
  return (
    <section id="board" ref={section} className={boardSection} aria-labelledby="board-title">
      {boardYear && <p className={kicker}>{boardYear}</p>}
      <div className={dimensionHead}>
        <h2 id="board-title">{about.boardTitle}</h2>
        <span aria-hidden="true">{board.length || ''}</span>
      </div>
      {answer?.total === 0 && <p className={muted}>{about.noBoard}</p>}
      {kind === 'error' && <p className={muted}>{about.boardFailed}</p>}
      <div className={stack}>
        <Group people={senior} className={leading} look={large} />
        <Group people={officers} className={group} look={officer} />
        <Group people={committee} className={small} look={compact} />
      </div>
    </section>
  );
}

interface GroupProps {
  people: readonly BoardMember[];
  className: string;
  /** The class of each person's list item. */
  look: string;
}

function Group({ people, className, look }: GroupProps) {
  if (people.length === 0) return null;
  return (
    <ul className={className}>
      {people.map((person, index) => (
        // Positions and names may repeat, but the list never changes while it is shown.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} className={look}>
          <Avatar name={person.name} src={person.image} size={PORTRAIT_PX} />
          <div>
            <h3 dir="auto">{person.name}</h3>
            <p className={muted}>{person.position}</p>
            <Contacts person={person} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Links to a person's email address and LinkedIn profile, if the data includes them. */
function Contacts({ person: { name, email, linkedin } }: { person: BoardMember }) {
  const links = [
    { text: 'Email', href: email && mailAddress(email) },
    { text: 'LinkedIn', href: linkedin },
  ].filter(({ href }) => href);
  if (links.length === 0) return null;
  return (
    <p className={contacts}>
      {links.map(({ text, href }) => (
        <a key={text} href={href} {...(text === 'LinkedIn' && { target: '_blank', rel: 'noopener noreferrer' })}>
          {text}
          <span className={visuallyHidden}> {name}</span>
        </a>
      ))}
    </p>
  );
}
