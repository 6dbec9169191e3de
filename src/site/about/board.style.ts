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

/** A portrait beside a name or, if that is too long for the space, above it. */
const beside = extend(row, member)`
  & > :first-child {
    flex: none;
    width: var(--_portrait);
  }
  & > div {
    flex: 1 1 7em;
  }
`;

/** A row per person on a phone; a column where there is space. */
export const officer = extend(beside)`
  --_portrait: min(4.5em, 18%);
  @media (min-width: 34em) {
    --_portrait: 100%;
    align-content: start;
  }
`;

export const compact = extend(beside)`
  --_portrait: min(3.5em, 18%);
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
