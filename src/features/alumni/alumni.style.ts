import { cardFrame, figures, listBox, strongFrame } from '../../ui/style/recipes.style';
import { css, keyframes } from '../../ui/style/style';

export const container = css`
  ${listBox}
`;

export const search = css`
  display: grid;
  gap: 1em;
  align-items: end;
  margin-bottom: 2em;
  & > button {
    justify-self: start;
    min-height: 44px;
  }
  @container (min-width: 40em) {
    grid-template-columns: minmax(14em, 24em) 12em fit-content(12em);
  }
`;

export const label = css`
  display: grid;
  gap: 0.35em;
  & > label {
    font-size: 0.92em;
    font-weight: 600;
  }
`;

export const control = css`
  width: 100%;
  min-height: 44px;
  padding: 0.45em 0.75em;
  ${strongFrame}
`;

/** The height of the first cards. */
export const cardsPlaceholder = css`
  height: 40em;
  @container (max-width: 36em) {
    height: 130em;
  }
`;

export const loading = css`
  display: grid;
  gap: 1.5em;
`;

/** Each card appears 0.1 s after the one before it, up to 0.8 s. In rules: a policy may forbid `style` attributes. */
export const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19em), 1fr));
  gap: 1.25em;
  & > li {
    display: flex;
    min-width: 0;
  }
  & > :nth-child(n + 2) {
    animation-delay: 0.1s;
  }
  & > :nth-child(n + 3) {
    animation-delay: 0.2s;
  }
  & > :nth-child(n + 4) {
    animation-delay: 0.3s;
  }
  & > :nth-child(n + 5) {
    animation-delay: 0.4s;
  }
  & > :nth-child(n + 6) {
    animation-delay: 0.5s;
  }
  & > :nth-child(n + 7) {
    animation-delay: 0.6s;
  }
  & > :nth-child(n + 8) {
    animation-delay: 0.7s;
  }
  & > :nth-child(n + 9) {
    animation-delay: 0.8s;
  }
`;

/** Not from nothing: people can be read while the cards move into place, the last of them for a second. */
const rise = keyframes`
  from {
    opacity: 0.4;
    translate: 0 14px;
  }
`;

/** The same under another name: an animation restarts when its name changes. */
const riseAgain = keyframes`
  0% {
    opacity: 0.4;
    translate: 0 14px;
  }
`;

/** Put into the classes below after the animation's name and one space: goober removes two. */
const once = `var(--_slow) ease-out backwards;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const rising = css`
  animation: ${rise} ${once}
`;

export const risingAgain = css`
  animation: ${riseAgain} ${once}
`;

/** A person's title block: portrait, who and where, and a ruled strip with batch and contacts. */
export const card = css`
  ${cardFrame}
  flex: 1;
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  &[data-open] {
    border-color: var(--_accent);
  }
  & > :first-child {
    align-self: start;
    width: 72px;
    height: 72px;
    margin: 1em 0 1em 1em;
    margin-inline: 1em 0;
    border: 1px solid var(--_border);
  }
  & > :last-child {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    min-height: 46px;
    padding-inline: 1em 0.25em;
    border-top: 1px solid var(--_border);
  }
`;

export const facts = css`
  display: grid;
  align-content: start;
  gap: 0.15em;
  padding: 1em;
  min-width: 0;
  overflow-wrap: anywhere;
  & > [data-heading] {
    margin-bottom: 0.15em;
  }
  & > p:not([data-heading]) + p {
    color: var(--_text-muted);
  }
`;

export const year = css`
  margin-inline-end: auto;
  ${figures}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  & > span {
    font-size: 0.8em;
    letter-spacing: 0.08em;
    text-transform: uppercase;
    color: var(--_text-muted);
  }
`;

/** Always visible where a pointer hovers; on a touch screen once the card has been tapped. */
export const contacts = css`
  display: flex;
  margin-inline-start: auto;
  color: var(--_text-muted);
  & > a:hover,
  & > a:focus-visible {
    color: var(--_accent-text);
  }
  @media (hover: none) {
    visibility: hidden;
    [data-open] & {
      visibility: visible;
    }
    /* Opened before hydration. */
    &:has(+ [aria-expanded='true']) {
      visibility: visible;
    }
  }
`;

/** Does for the keyboard and screen readers what a tap on the card does. */
export const toggle = css`
  display: none;
  @media (hover: none) {
    display: inline-grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    color: var(--_accent-text);
    background: none;
    font-family: var(--_font-mono);
    font-size: 1.3em;
    cursor: pointer;
  }
`;
