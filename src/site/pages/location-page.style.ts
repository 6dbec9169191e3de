import { extend, numbered, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { titleBlock } from '../page.style';

/** The drawing, and beside it the directions. */
export const columns = extend(stack)`
  gap: 2.5em;
  margin-top: 2.5em;
  align-items: start;
  @media (min-width: 64em) {
    grid-template-columns: 3fr 2fr;
    gap: 3.5em;
  }
  & h2 {
    font-size: var(--_size-3);
  }
  & > :first-child > h2 {
    margin-top: 1em;
  }
`;

/** The drawing in its own proportions. */
export const whole = css`
  height: auto;
`;

/** Numbered as in the drawing. */
export const places = extend(numbered)`
  display: grid;
  gap: 0.5em 1.5em;
  margin-top: 0.75em;
  @media (min-width: 34em) {
    grid-template-columns: 1fr 1fr;
  }
  & > li {
    grid-template-columns: auto 1fr;
    gap: 0.75em;
    align-items: center;
  }
  & > li:last-child::before {
    border-color: var(--_accent);
    color: var(--_accent-text);
  }
`;

export const sample = css`
  margin-top: 0.75em;
  padding: 0.75em 1em;
  border: 1px dashed var(--_border-strong);
  color: var(--_text-muted);
`;

export const ways = extend(stack)`
  gap: 1.25em;
  margin-top: 1.5em;
`;

export const way = css`
  padding-inline-start: 1em;
  border-inline-start: 3px solid var(--_border);
  & > p {
    max-width: 60ch;
    margin-top: 0.25em;
  }
`;

export const facts = extend(titleBlock)`
  margin-top: 3em;
  @media (min-width: 56em) {
    display: grid;
    grid-template-columns: 2fr 1fr 1fr;
    & > * + * {
      border-top: 0;
      border-inline-start: 1px solid var(--_border);
    }
  }
`;
