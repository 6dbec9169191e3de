import { css } from '../../ui/style';

export const phone = css`
  display: grid;
  gap: 1.5em 1em;
  align-items: end;
  @container (min-width: 30em) {
    grid-template-columns: minmax(8em, 2fr) minmax(0, 3fr);
  }
`;
