import { css } from '../../ui/style/style';
import { centred, doubleFramed, mono } from '../recipes.style';

/** One sheet in the middle of the window. */
export const middle = css`
  ${centred}
  min-height: 100vh;
  padding: min(1.5em, 4vw);
  & > div {
    width: min(36em, 100%);
    padding: min(2em, 6vw);
    ${doubleFramed}
  }
  /* As high as without a token, with the way off the list: whether the link has one is only known after hydration. */
  & > div > :first-child {
    align-content: start;
    min-height: 10.5em;
    @media (max-width: 26em) {
      min-height: 17.5em;
    }
  }
`;

export const sheetName = css`
  margin-top: 2em;
  padding-top: 1em;
  border-top: 1px solid var(--_border);
  ${mono('0.85em')}
`;
