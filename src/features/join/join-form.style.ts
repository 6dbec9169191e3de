import { css } from '../../ui/style';

export const form = css`
  display: grid;
  gap: 2.5em;
`;

export const legend = css`
  margin-bottom: -1.25em;
  color: var(--_text-muted);
`;
