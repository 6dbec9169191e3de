import { css } from '../../ui/style';
import { centred, figures } from '../recipes.style';

const two = '@media (min-width: 34em)';
const four = '@media (min-width: 60em)';

export const boardSection = css`
  margin-top: 6em;
`;

/** The borders of the cells overlap. */
export const cells = css`
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
  grid-template-columns: min(5em, 20vw) 1fr;
  gap: min(1em, 4vw);
  align-items: center;
  min-width: 0;
  margin: 0 -1px -1px 0;
  padding: min(1em, 4vw);
  border: 1px solid var(--_border);
  background: var(--_surface);
  & > div {
    min-width: 0;
    padding-inline-end: min(2em, 8vw); /* for the balloon */
  }
  & p {
    margin-top: 0.25em;
    color: var(--_text-muted);
  }
  ${two} {
    grid-template-columns: min(6em, 30%) 1fr;
  }
  ${four} {
    grid-template-columns: none;
    align-content: start;
    padding: 1.25em 1.25em 1.5em;
    & > div {
      padding: 0;
    }
  }
`;

/** The president: two cells wide, with the portrait beside the name. */
export const first = css`
  grid-template-columns: min(7.5em, 25vw) 1fr;
  & h3 {
    font-size: var(--_size-3);
  }
  & > span {
    border-color: var(--_accent);
    color: var(--_accent);
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

/** The number of a part in a drawing's parts list. */
export const balloon = css`
  position: absolute;
  inset-block-start: 0.75em;
  inset-inline-end: 0.75em;
  ${centred}
  width: 2.6em;
  height: 2.6em;
  border: 1px solid var(--_border-strong);
  border-radius: 50%;
  color: var(--_text-muted);
  background: var(--_surface);
  ${figures}
  font-size: 0.8em;
`;
