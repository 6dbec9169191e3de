import { extend, row, stack } from '../../ui/style/recipes.style';

export const contactForm = extend(stack)`
  container-type: inline-size;
  gap: 1.25em;
`;

/** Name and email are side by side where there is space. */
export const fields = extend(stack)`
  gap: 1.25em;
  @container (min-width: 34em) {
    grid-template-columns: 1fr 1fr;
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const closing = extend(row)`
  gap: 0.75em 1.5em;
  & > button {
    min-width: min(12em, 100%);
    min-height: 3em;
  }
`;
