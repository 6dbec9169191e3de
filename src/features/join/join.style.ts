import { css } from '../../ui/style';

export const join = css`
  container-type: inline-size;
`;

export const joinTitle = css`
  margin-bottom: 0.5em;
  padding-inline-end: 1.5em;
  font-family: var(--_font-heading);
  font-size: clamp(1.6em, 5cqi, 2.2em);
  font-weight: 600;
  letter-spacing: -0.01em;
`;
