import { extend } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { titleRow } from '../page.style';

export const panels = css`
  display: grid;
  gap: 4em;
  padding-block: 5em;
  scroll-margin-top: 2em;
  & > * {
    min-width: 0;
  }
  @media (min-width: 60em) {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Not laid out until it is near; the room at its sides is for the marks of the focus. */
export const moments = css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 34em;
  margin-inline: -6px;
  padding: 1em 6px 2em;
`;

export const sectionRow = extend(titleRow)`
  gap: 0.5em 1.5em;
  font-weight: 600;
`;
