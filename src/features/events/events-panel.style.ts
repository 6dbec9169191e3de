import { css } from '../../ui/style';

/** Covers its whole row. */
export const panelLink = css`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    color: var(--_accent);
  }
`;
