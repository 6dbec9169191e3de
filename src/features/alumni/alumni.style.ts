import { cardBox, cardsHeight, columns } from '../../ui/style/list-recipes.style';
import { bare, extend, row, spread, stack } from '../../ui/style/recipes.style';
import { css, keyframes } from '../../ui/style/style';

export const search = extend(stack)`
  align-items: end;
  margin-bottom: 2em;
  @container (17em < width < 40em) {
    grid-template-columns: 1fr auto;
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  & > button {
    justify-self: start;
    min-height: 44px;
  }
  @container (min-width: 40em) {
    grid-template-columns: minmax(14em, 24em) 12em fit-content(12em);
  }
`;

export const label = extend(stack)`
  gap: 0.35em;
  & > label {
    font-size: 0.92em;
    font-weight: 600;
  }
`;

export const cardsPlaceholder = cardsHeight('40em', '130em');

/** Starts half transparent, so that cards are legible while they move into place. The last lands after about 1 s. */
const rise = (start: 'from' | '0%') => keyframes`
  ${start} {
    opacity: 0.4;
    translate: 0 14px;
  }
`;

/** Each card rises 0.1 s after the one before it, up to 0.8 s. No `style` attributes: a CSP may forbid them. */
const delays = [1, 2, 3, 4, 5, 6, 7, 8].map(
  (tenths) => `& > :nth-child(n + ${tenths + 1}) { animation-delay: ${tenths / 10}s; }`,
);

/** Animations restart when their name changes. After one of the site's page transitions, `--_enter` skips the first. */
export const grid = extend(columns)`
  gap: 1.25em;
  @media (prefers-reduced-motion: no-preference) {
    & > li {
      animation: var(--_slow) ease-out backwards;
      animation-name: var(--_enter, ${rise('from')});
    }
    &[data-again] > li {
      animation-name: ${rise('0%')};
    }
  }
  ${delays.join('')}
`;

/** A person's title block: portrait, name and work, and a ruled strip with batch and contacts. */
export const card = extend(cardBox)`
  flex: 1;
  display: grid;
  grid-template: 1fr auto / 96px minmax(0, 1fr);
  &[data-open] {
    border-color: var(--_accent);
  }
  & > :first-child {
    width: 72px;
    height: 72px;
    margin: 1em;
    border: 1px solid var(--_border);
  }
  & > :last-child {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    min-height: 46px;
    padding-inline: 1em 0.25em;
    border-top: 1px solid var(--_border);
    & > p {
      margin-inline-end: auto;
    }
  }
`;

export const facts = extend(stack)`
  align-content: start;
  gap: 0.15em;
  padding: 1em;
  & > [data-heading] + p {
    font-weight: 600;
  }
  & > p + p {
    color: var(--_text-muted);
  }
`;

/** Fills the rest of the last row. */
export const invitationCell = css`
  grid-column: 1 / -1;
  @container (min-width: 40em) {
    &:nth-child(2) {
      grid-column: 2 / -1;
    }
  }
  @container (min-width: 60em) {
    &:nth-child(3n + 2) {
      grid-column: 2 / -1;
    }
    &:nth-child(3n) {
      grid-column: 3 / -1;
    }
  }
`;

/** Always visible if the pointer can hover or scripts don't run; on touch screens, once the card has been tapped. */
export const contacts = css`
  display: flex;
  color: var(--_text-muted);
  & > :not(:hover) {
    border-color: transparent;
  }
  @media (hover: none) and (scripting: enabled) {
    display: none;
    /* The second selector is for cards opened before hydration. */
    [data-open] &,
    &:has(+ [aria-expanded='true']) {
      display: flex;
    }
  }
`;

/** Does the same as tapping the card, for keyboard and screen reader users. */
export const toggle = extend(row, bare)`
  gap: 0.4em;
  min-height: 44px;
  padding-inline: 0.75em;
  font-weight: 600;
  color: var(--_accent-text);
  &::after {
    content: '+' / '';
    font-family: var(--_font-mono);
    font-size: 1.3em;
  }
  &[aria-expanded='true']::after {
    content: '−' / '';
  }
  &[aria-expanded='true'] > span {
    display: none; /* the links are shown */
  }
  @media (hover: hover), (scripting: none) {
    display: none;
  }
`;

export const joinLink = extend(spread)`
  gap: 1em 2em;
  margin-top: 1.25em;
  & > p {
    flex: 1 1 18em;
    max-width: 60ch;
    color: var(--_text-muted);
  }
`;
