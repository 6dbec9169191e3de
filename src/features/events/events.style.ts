import { cardsHeight, headline, listBox } from '../../ui/style/list-recipes.style';
import { bare, extend, muted, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

export const list = extend(listBox, stack)`
  gap: 3.5em;
`;

export const loadingText = extend(muted)`
  margin-bottom: -2em;
`;

export const upcomingPlaceholder = cardsHeight('66em', '112em');

export const pastPlaceholder = cardsHeight('34em', '66em');

/** Groups separated by lines. With enough space, each day or month is to the left of its events. */
export const groups = css`
  & > li {
    display: grid;
    gap: 0.75em 1.5em;
    align-items: start;
  }
  & > li + li {
    margin-top: 1em;
    padding-top: 1em;
    border-top: 1px solid var(--_border);
  }
  @container (min-width: 48em) {
    & > li {
      grid-template-columns: 7em minmax(0, 1fr);
    }
  }
`;

/** A date, then its weekday or a word such as 'Tomorrow'. */
export const figures = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.5em;
  & > b {
    font-family: var(--_font-mono);
    font-size: 2.25em;
    font-weight: 400;
    line-height: 1;
    color: var(--_accent-text);
  }
  & > [part='day'] {
    font-weight: 600;
  }
  @container (min-width: 48em) {
    display: grid;
  }
`;

export const cards = extend(stack)`
  gap: 0.75em;
`;

/** Aligned with the baseline of the month's first title. */
export const month = extend(headline)`
  align-self: baseline;
`;

export const pastRows = css`
  align-self: baseline;
  & > li + li {
    border-top: 1px solid var(--_border);
  }
`;

/** Puts the mark and the text side by side, so that the text wraps within its own column. */
export const place = extend(muted)`
  display: flex;
  gap: 0.5em;
  &::before {
    content: '';
    flex: none;
    width: 0.6em;
    height: 0.6em;
    margin-top: 0.45em;
    border: 1px solid currentColor;
    border-radius: 50%;
    background: radial-gradient(currentColor 0 18%, transparent 20%);
  }
`;

/** On a separate line above the title; in the danger colour only if the title is struck through. */
export const statusTag = css`
  display: block;
  width: fit-content;
  margin-bottom: 0.4em;
  padding: 0.1em 0.6em;
  border: 1px solid;
  color: var(--_text-muted);
  font-size: 0.8em;
  &:has(+ s) {
    color: var(--_danger);
  }
`;

/** In front of the title's link, which covers the card. */
export const moreLink = extend(bare)`
  position: relative;
  z-index: 1;
  display: inline-block;
  padding-block: 0.2em;
  font-weight: 600;
  color: var(--_accent-text);
  text-decoration: underline;
`;
