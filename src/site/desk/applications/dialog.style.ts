import { css } from '../../../ui/style';
import { heading } from '../../recipes.style';

export const dialogBody = css`
  display: grid;
  gap: 0.9em;
  padding: 1.5em;
  & > h3 {
    padding-inline-end: 2em;
    ${heading('1.4em')}
  }
  & > ul {
    padding-inline-start: 1em;
    border-inline-start: 3px solid var(--_border);
  }
`;

export const dialogActions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6em;
`;

export const dangerButton = css`
  min-height: 2.5em;
  padding: 0.35em 1.25em;
  border: 1px solid var(--_danger);
  border-radius: var(--_radius);
  color: var(--_background);
  background: var(--_danger);
  font-weight: 600;
  cursor: pointer;
  @media (pointer: coarse) {
    min-height: 44px;
  }
  &:hover {
    background: color-mix(in srgb, var(--_danger), var(--_text) 18%);
  }
`;
