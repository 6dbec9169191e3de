import { css } from '../../ui/style';

export const box = css`
  display: grid;
  justify-items: start;
  gap: 1em;
  max-width: 34em;
`;

export const heading = css`
  font-family: var(--_font-heading);
  font-size: 2em;
  &:focus {
    outline: none;
  }
`;

export const failure = css`
  color: var(--_danger);
  font-weight: 600;
  &:empty {
    display: none;
  }
`;
