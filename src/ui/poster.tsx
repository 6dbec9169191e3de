import { css } from './style';

/** Section hatching, as a drawing marks what cannot be seen. */
const sheet = css`
  width: 100%;
  height: 100%;
  min-height: 4em;
  background: repeating-linear-gradient(135deg, var(--_placeholder) 0 1px, transparent 1px 9px), var(--_surface);
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
export function Poster(_: PosterProps) {
  return <div className={sheet} aria-hidden="true" />;
}
