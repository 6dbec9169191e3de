import { extend, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { numbered, split, titleBlock } from '../page.style';

/** The drawing, next to the directions. */
export const columns = extend(split)`
  --_split: 3fr 2fr;
  margin-top: 2.5em;
  & h2 {
    font-size: var(--_size-3);
  }
`;

/** The drawing in its original proportions. */
export const whole = css`
  height: auto;
`;

/** Numbered as in the drawing. */
export const places = extend(stack, numbered)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18em), 1fr));
  gap: 0.5em 1.5em;
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

export const way = css`
  max-width: 60ch;
  padding-inline-start: 1em;
  border-inline-start: 3px solid var(--_border);
  & > p {
    margin-top: 0.25em;
  }
`;

export const facts = extend(titleBlock)`
  margin-top: 3em;
  & > :first-child {
    flex: 2 1 34em;
  }
`;
