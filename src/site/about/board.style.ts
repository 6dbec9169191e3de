import { box, extend, row, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

export const boardSection = css`
  margin-top: 6em;
`;

/** The president, next to the senior members, who are stacked. */
export const leading = extend(stack)`
  & > :first-child {
    border-color: var(--_accent);
  }
  @media (min-width: 60em) {
    grid-template-columns: 1fr 1fr;
    & > :first-child {
      grid-row: span 2;
      gap: 2em;
    }
    & > :first-child > :first-child {
      align-self: stretch;
      width: min(20em, 50%);
    }
    & > :first-child h3 {
      font-size: var(--_size-2);
    }
  }
`;

export const group = extend(stack)`
  @media (min-width: 34em) {
    grid-template-columns: repeat(auto-fill, minmax(8.75em, 1fr));
  }
`;

export const small = extend(stack)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20em), 1fr));
`;

/** Faces are in the upper half of a portrait. */
const member = extend(box)`
  padding: 1em;
  background: var(--_surface);
  & > img {
    height: auto;
    object-position: 50% 20%;
  }
`;

export const large = extend(row, member)`
  gap: 1.25em;
  & > :first-child {
    width: min(10em, 38%);
  }
  & > div {
    flex: 1 1 7em;
  }
  @media (min-width: 34em) {
    & h3 {
      font-size: var(--_size-3);
    }
  }
`;

/** A row per person on a phone; a column where there is space. */
export const officer = extend(stack, member)`
  grid-template-columns: min(4.5em, 18%) 1fr;
  align-content: start;
  align-items: center;
  @media (min-width: 34em) {
    grid-template-columns: 1fr;
  }
`;

export const compact = extend(stack, member)`
  grid-template-columns: 3.5em 1fr;
  align-items: center;
  padding: 0.6em 0.75em;
  & p {
    font-size: 0.92em;
  }
`;

/** Links tall enough to tap. */
export const contacts = extend(row)`
  gap: 0 1.25em;
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    min-width: 44px;
  }
`;
