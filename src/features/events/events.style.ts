import { bare, extend, muted } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

/* Styles of an event's parts, wherever it is shown. */

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

/** A word in a frame, such as an event's type. */
export const label = css`
  width: fit-content;
  padding: 0.1em 0.6em;
  border: 1px solid;
  color: var(--_text-muted);
  font-size: max(0.8em, 13px);
`;

/** On a separate line above the title; in the danger colour only if the title is struck through. */
export const statusTag = extend(label)`
  display: block;
  margin-bottom: 0.4em;
  color: var(--_text);
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
