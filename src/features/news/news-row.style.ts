import { dimensionLine } from '../../ui/recipes.style';
import { css } from '../../ui/style';

export const bar = css`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 0.75em;
  margin-bottom: 1em;
`;

/** Between the position and the arrows. */
export const rule = css`
  order: 1;
  ${dimensionLine}
`;

export const arrows = css`
  order: 2;
  display: flex;
  gap: 0.5em;
`;

/**
 * A card and its gap make the 400 px of one step. `--_before` and `--_after` are the widths of the cards that are not
 * rendered; a mandatory snap would stop the row in front of them.
 */
export const row = css`
  position: relative;
  display: flex;
  gap: 24px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
  scrollbar-color: var(--_border-strong) transparent;
  padding-block: 1px 1em;
  &:focus-visible {
    outline-offset: -3px;
  }
  & > li {
    flex: 0 0 376px;
    scroll-snap-align: start;
  }
  & > li:first-child {
    margin-inline-start: var(--_before);
  }
  &::after {
    content: '';
    flex: 0 0 var(--_after);
    margin-inline-start: -24px;
  }
`;
