import { css } from './style';

/** A button that shows only a icon; it needs an accessible name. */
export const iconButton = css`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--_radius);
  color: inherit;
  background: transparent;
  cursor: pointer;
  &:hover {
    border-color: currentColor;
  }
`;
