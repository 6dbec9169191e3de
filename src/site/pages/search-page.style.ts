import { extend, muted, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

/** Keeps its line while empty, so that the results do not jump. */
export const count = extend(muted)`
  min-height: 1.5em;
  margin-top: 1em;
`;

/** Keeps the footer out of view, where results that arrive can move it unseen. */
export const below = css`
  min-height: 70vh;
`;

export const results = extend(stack)`
  gap: 3em;
  margin-top: 2em;
`;
