import { css } from '../../ui/style';

export const join = css`
  container-type: inline-size;
`;

export const dialog = css`
  width: min(52em, 100% - 1.5em);
  max-height: calc(100% - 1.5em);
`;

export const dialogInset = css`
  padding: 2em clamp(1em, 4vw, 2.5em) 2.5em;
`;

export const joinTitle = css`
  margin-bottom: 0.5em;
  padding-inline-end: 1.5em;
`;
