import { clamp, extend, hatched } from '../style/recipes.style';

/** A drawing's sheet: hatched as a section is, what it says in sizes of its own width and height. Narrow: the figure alone. */
const sheet = extend(hatched)`
  container-type: size;
  display: grid;
  grid-template: auto 1fr / 100%;
  gap: 0.4em;
  width: 100%;
  height: 100%;
  min-height: 4em;
  padding: 1em;
  --_pitch: 8px;
  font-family: var(--_font-heading);
  line-height: 1.15;
  overflow: hidden;
  & > :not(span) {
    grid-area: 1 / 1; /* the line does not begin behind the figure, which is wider once the typeface has come */
  }
  & > b {
    font-size: clamp(1.8em, min(40cqw, 46cqh), 11em);
    line-height: 0.9;
    color: var(--_accent-text);
  }
  & > i {
    align-self: end;
    border-bottom: 1px solid var(--_border-strong);
    font: 0.85em/2 var(--_font-mono);
    text-align: end;
  }
  & > span {
    align-self: start;
    font-size: clamp(1em, min(8cqw, 13cqh), 3em);
    font-weight: 600;
  }
  @container (max-width: 12em) {
    & > :not(b) {
      display: none;
    }
  }
`;

export interface PosterProps {
  /** What it stands for, in full. */
  title: string;
  /** The large figures: an event's day of the month, the initial letter of a project. '' for none. */
  figure?: string;
  /** The small line beside it: month and year, a category. */
  note?: string;
}

/** Stands in for a picture that is missing or fails. What it says is said beside it too: it is hidden from screen readers. */
export function Poster({ title, figure, note }: PosterProps) {
  return (
    <div className={sheet} aria-hidden="true">
      <b suppressHydrationWarning>{figure}</b>
      <i suppressHydrationWarning>{note}</i>
      <span className={clamp} dir="auto">
        {title}
      </span>
    </div>
  );
}
