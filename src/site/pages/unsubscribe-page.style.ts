import { centred, doubleSheet, extend, mono } from '../../ui/style/recipes.style';

/** One sheet in the middle of the window. */
export const middle = extend(centred)`
  min-height: 100vh;
  padding: min(1.5em, 4vw);
`;

export const sheet = extend(doubleSheet)`
  width: min(36em, 100%);
  padding: min(2em, 6vw);
  /* As high as without a token, with the way off the list: whether the link has one is only known after hydration. */
  & > :first-child {
    align-content: start;
    min-height: 10.5em;
    @media (max-width: 26em) {
      min-height: 17.5em;
    }
  }
`;

export const sheetName = extend(mono)`
  margin-top: 2em;
  padding-top: 1em;
  border-top: 1px solid var(--_border);
  font-size: 0.85em;
`;
