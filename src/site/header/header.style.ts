import { plainButton } from '../../ui/style/controls';
import { headline } from '../../ui/style/list-recipes.style';
import { bare, box, clamp, extend, row, spread, target } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { quietLink } from '../page.style';

/** Windows that are wide enough for the navigation beside the name. */
export const WIDE = '(min-width: 68em)';

const wide = `@media ${WIDE}`;
const narrow = '@media (max-width: 67.99em)';

/** Without scripts, the button opens its sibling while either has focus. */
const openByButton = `
  button[aria-expanded='false'] + & {
    display: none;
  }
  @media (scripting: none) {
    button:focus + &,
    button + &:is(:focus-within, :hover, :active) {
      display: block;
    }
  }
`;

/** Floats over the page; dark on the home page, whose hero is dark in both themes. */
export const bar = extend(row, box)`
  position: fixed;
  inset: 0.75em max(min(1.25em, 3vw), (100% - 76em) / 2) auto;
  z-index: 20;
  gap: 0 2em;
  padding: 0.6em 1em;
  background: var(--_background);
  transition: var(--_fast);
  transition-property: padding, translate, border-color;
  &[data-dark] {
    color: var(--_text);
    color-scheme: dark;
  }
  &[data-scrolled='true'] {
    /* Slides up, partly out of the window. Reducing the top padding would count as a layout shift. */
    padding-block-end: 0.15em;
    translate: 0 -1.2em;
  }
  &[data-scrolled='true'],
  &:has(> button[aria-expanded='true']) {
    border-color: var(--_border-strong);
    border-block-end: 3px solid var(--_accent);
  }
  /* Dims the page behind the menu. */
  &:has(> button[aria-expanded='true']) {
    ${narrow} {
      box-shadow: 0 0 0 100vmax #0e1b27cc;
    }
  }
  @media (max-height: 30em) {
    max-height: calc(100dvh - 1.5em);
    overflow: auto;
  }
`;

/** Wraps above the menu only if it would have less than 7 em. */
export const brand = extend(headline, quietLink)`
  flex: 1 1 7em;
  gap: 0.6em;
  & > :not(span) {
    flex: none;
  }
  font-size: 1.35em;
  letter-spacing: 0.06em;
`;

/** A long name has two lines; only its end is cut off. */
export const brandName = extend(clamp)`
  -webkit-line-clamp: 2;
  &[data-long] {
    font-size: 0.74em;
    line-height: 1.15;
    letter-spacing: 0;
  }
`;

export const menuButton = extend(plainButton)`
  min-width: 4.75em;
  min-height: 44px;
  ${wide} {
    display: none;
  }
`;

export const entries = css`
  & a {
    padding-inline: 0.7em;
    font-weight: 600;
  }
  & a:is(:hover, [aria-current]) {
    color: var(--_accent-text);
  }
  & a[aria-current] {
    text-decoration: underline 2px;
    text-underline-offset: 0.5em;
  }
  ${wide} {
    & > ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25em;
      white-space: nowrap;
    }
    & > ul > li:last-child > a {
      border-inline-start: 1px solid var(--_border);
    }
  }
  ${narrow} {
    flex-basis: 100%;
    margin-block-start: 0.6em;
    max-height: calc(100dvh - 7.6em);
    overflow: auto;
    overscroll-behavior: contain;
    ${openByButton}
    & > ul {
      padding-block: 0.5em;
    }
    & > ul,
    & > ul > li + li {
      border-block-start: 1px solid var(--_border);
    }
  }
`;

export const entry = extend(spread)`
  position: relative;
`;

export const chevron = extend(bare, target)`
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  ${wide} {
    width: 32px;
    margin-inline-start: -0.6em;
  }
`;

export const dropdown = css`
  ${wide} {
    position: absolute;
    inset-block-start: 100%;
    width: 15em;
    padding-block: 0.5em;
    border: 1px solid var(--_border-strong);
    border-radius: var(--_radius);
    background: var(--_background);
  }
  ${narrow} {
    flex-basis: 100%;
    padding-inline-start: 1.5em;
    border-inline-start: 3px solid var(--_accent);
  }
  & a {
    display: flex;
  }
  ${openByButton}
`;
