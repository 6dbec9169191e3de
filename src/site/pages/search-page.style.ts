import { css } from '../../ui/style/style';
import { tallLink } from '../recipes.style';

/** Keeps its line while empty, so that the results do not jump. */
export const count = css`
  min-height: 1.5em;
  margin-top: 1em;
  color: var(--_text-muted);
  overflow-wrap: anywhere;
`;

/** Keeps the footer out of view, where results that arrive can move it unseen. */
export const below = css`
  min-height: 70vh;
`;

export const results = css`
  display: grid;
  gap: 3em;
  margin-top: 2em;
`;

/** Where to go without a query, or without script. */
export const browse = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25em 1em;
  align-items: center;
  & > a {
    ${tallLink}
  }
`;
