import { bare, box, centred, extend, headline, row, sheet, spread } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

const wide = '@media (min-width: 68em)';
const narrow = '@media (max-width: 67.99em)';

/** Without script, the button opens what is beside it while either has the focus. */
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

/** Floats over the page; only the bar itself takes clicks. */
export const frame = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 20;
  display: flex;
  justify-content: center;
  padding: 0.75em min(1.25em, 3vw);
  pointer-events: none;
`;

export const bar = extend(row, box)`
  gap: 0 2em;
  width: min(76em, 100%);
  padding: 0.6em 1em;
  background: var(--_background);
  pointer-events: auto;
  transition: var(--_fast);
  transition-property: padding, translate, border-color;
  &[data-scrolled='true'] {
    /* The window cuts what is above: less padding there would move what the bar holds, and count as a layout shift. */
    padding-block-end: 0.15em;
    translate: 0 -1.2em;
    border-color: var(--_border-strong);
    border-block-end: 3px solid var(--_accent);
  }
  @media (max-height: 30em) {
    max-height: calc(100dvh - 1.5em);
    overflow: auto;
  }
`;

export const brand = extend(headline)`
  display: flex;
  align-items: center;
  gap: 0.6em;
  min-height: 44px;
  margin-inline-end: auto;
  color: inherit;
  font-size: 1.35em;
  letter-spacing: 0.06em;
  text-decoration: none;
`;

export const letter = extend(centred)`
  width: 36px;
  height: 36px;
  border: 2px solid var(--_accent);
  color: var(--_accent-text);
  line-height: 1;
`;

export const menuButton = extend(sheet)`
  min-height: 44px;
  padding: 0 1em;
  background: none;
  font-weight: 600;
  cursor: pointer;
  ${wide} {
    display: none;
  }
`;

export const entries = css`
  & > ul {
    display: flex;
    gap: 0.25em;
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-height: 44px;
    padding-inline: 0.7em;
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
  & a:is(:hover, [aria-current]) {
    color: var(--_accent-text);
  }
  & a[aria-current] {
    text-decoration: underline 2px;
    text-underline-offset: 0.5em;
  }
  ${wide} {
    & > ul > li:last-child > a {
      border-inline-start: 1px solid var(--_border);
    }
  }
  ${narrow} {
    flex-basis: 100%;
    max-height: calc(100dvh - 7em);
    overflow: auto;
    ${openByButton}
    & > ul {
      flex-direction: column;
      gap: 0;
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

export const chevron = extend(bare, centred)`
  width: 32px;
  height: 44px;
  margin-inline-start: -0.6em;
  border-radius: var(--_radius);
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  ${narrow} {
    width: 44px;
  }
`;

export const dropdown = css`
  ${wide} {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-start: 0;
    min-width: 15em;
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
    white-space: nowrap;
  }
  ${openByButton}
`;
