import { css } from '../../ui/style/style';

/** Keeps its line while empty: the suggestion comes with the script. */
export const meant = css`
  min-height: 1.6em;
  margin-block: 0.25em 1em;
  font-size: 1.15em;
`;

export const further = css`
  margin-top: 0.5em;
`;
