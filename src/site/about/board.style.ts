import { css } from '../../ui/style';

const two = '@media (min-width: 34em)';
const four = '@media (min-width: 60em)';

export const boardSection = css`
  margin-top: 6em;
`;

/** One ruled sheet: the cells' borders lie on each other. */
export const sheet = css`
  display: grid;
  padding: 0 1px 1px 0;
  ${two} {
    grid-template-columns: 1fr 1fr;
  }
  ${four} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

export const member = css`
  position: relative;
  display: grid;
  grid-template-columns: min(5em, 30%) 1fr;
  gap: 1em;
  align-items: center;
  min-width: 0;
  margin: 0 -1px -1px 0;
  padding: 1em;
  border: 1px solid var(--_border);
  background: var(--_surface);
  ${two} {
    grid-template-columns: min(6em, 30%) 1fr;
  }
  ${four} {
    grid-template-columns: none;
    align-content: start;
    padding: 1.25em 1.25em 1.5em;
  }
`;

/** The president: as wide as two, the portrait beside the name. */
export const first = css`
  grid-template-columns: min(7.5em, 35%) 1fr;
  & h3 {
    font-size: 1.6em;
  }
  ${two} {
    grid-column: span 2;
    grid-template-columns: min(12em, 35%) 1fr;
    gap: 2em;
  }
  ${four} {
    grid-template-columns: 3fr 2fr;
    align-items: end;
    padding-block-end: 1.25em;
  }
`;

/** Leaves the balloon its corner where it stands beside the text. */
export const words = css`
  min-width: 0;
  padding-inline-end: 2em;
  ${four} {
    padding: 0;
  }
`;

export const name = css`
  font-family: var(--_font-heading);
  font-size: 1.25em;
  font-weight: 600;
  line-height: 1.15;
`;

export const position = css`
  margin-top: 0.25em;
  color: var(--_text-muted);
`;

/** The number of a part in a drawing's parts list. */
export const balloon = css`
  position: absolute;
  inset-block-start: 0.75em;
  inset-inline-end: 0.75em;
  display: grid;
  place-items: center;
  width: 2.6em;
  height: 2.6em;
  border: 1px solid var(--_border-strong);
  border-radius: 50%;
  color: var(--_text-muted);
  background: var(--_surface);
  font-family: var(--_font-mono);
  font-size: 0.8em;
  font-variant-numeric: tabular-nums;
`;

export const firstBalloon = css`
  border-color: var(--_accent);
  color: var(--_accent);
`;
