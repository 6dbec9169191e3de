import { css } from '../../ui/style/style';

export const join = css`
  container-type: inline-size;
`;

export const joinTitle = css`
  margin-bottom: 0.5em;
  padding-inline-end: 1.5em;
`;
