import { doubleSheet, extend, row, stack } from '../../ui/style/recipes.style';
import { titleBlock } from '../page.style';

export const hours = extend(row)`
  align-items: normal;
  gap: 0 0.75em;
  font-size: 1.2em;
  color: var(--_text-muted);
  & > b {
    font-weight: 600;
    color: var(--_text);
  }
`;

/** The facts in a narrow column, the form in the wide one. */
export const split = extend(stack)`
  gap: 2em;
  margin-top: 3em;
  align-items: start;
  @media (min-width: 56em) {
    grid-template-columns: minmax(18em, 2fr) 3fr;
    gap: 3em;
  }
`;

export const facts = extend(titleBlock)`
  font-size: 1.08em;
  & dd {
    margin-top: 0.35em;
  }
  & address {
    max-width: 32ch;
  }
`;

export const formSheet = extend(doubleSheet)`
  padding: clamp(1.25em, 4vw, 2.5em);
`;
