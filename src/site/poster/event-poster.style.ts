import { headline } from '../../ui/style/list-recipes.style';
import { clamp, extend, mono, muted, spread, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

/** Text in the display face, cut off after two lines. The padding keeps descenders from being cut off. */
export const words = extend(headline, clamp)`
  -webkit-line-clamp: 2;
  padding-bottom: 0.1em;
  font-size: 1.2em;
  line-height: 1.1;
`;

export const note = extend(mono, muted)`
  font-size: 0.92em;
`;

/** At most as wide as the window. Fills the printed page, whose size and margins document-styles.ts sets. */
export const paper = css`
  page: poster;
  container-type: inline-size;
  width: min(44em, 100%);
  margin: 1.5em auto 0;
  box-shadow: 0 2px 18px #0003;
  @media print {
    width: 100%;
    margin: 0;
    box-shadow: none;
  }
`;

/** A4 as 42 by 59.4 em, which scales to any paper size. Light, like paper. On a phone screen, text is larger. */
export const sheet = css`
  display: flex;
  flex-direction: column;
  gap: 1.25em;
  font-size: calc(100cqi / 42);
  height: 59.4em;
  padding: 3.5em;
  outline: 0.12em solid;
  outline-offset: -1.8em;
  color-scheme: light;
  color: var(--_text);
  background:
    repeating-linear-gradient(90deg, var(--_grid) 0 1px, transparent 1px 2em),
    repeating-linear-gradient(var(--_grid) 0 1px, transparent 1px 2em), var(--_background);
  forced-color-adjust: none;
  print-color-adjust: exact;
  @media print {
    max-height: 100vh;
  }
  @media screen and (max-width: 600px) {
    font-size: calc(100cqi / 24);
    height: auto;
    padding: 2.5em;
    outline-offset: -1.3em;
  }
`;

/** The society's name, above a line. */
export const letterhead = extend(spread)`
  align-items: baseline;
  padding-bottom: 0.6em;
  border-bottom: 1px solid;
  & > b {
    font-size: 1.6em;
  }
`;

/** The day in figures as large as the text leaves room for, with the weekday and month beside them. */
export const date = extend(headline)`
  flex: 1 0 4em;
  max-height: 16em;
  container-type: size;
  display: flex;
  gap: 2em;
  align-items: end;
  line-height: 1.1;
  & > :first-child {
    padding-inline-end: 0.06em;
    border-inline-end: 1px solid var(--_text);
    flex: none;
    font-size: min(125cqh, 58cqi);
    line-height: 0.8;
    color: var(--_accent);
  }
  & > :last-child {
    font-size: min(1.9em, 30cqh);
  }
  @media screen and (max-width: 600px) {
    flex-basis: 5em;
    gap: 1em;
  }
`;

/** Status, title and description, cut so that the longest text fits below the smallest figures. */
export const subject = extend(stack)`
  gap: 0.8em;
  & > b {
    font-size: 1.8em;
    color: var(--_accent);
  }
  & > h2 {
    -webkit-line-clamp: 4;
    font-size: 2.6em;
    hyphens: auto;
    @media screen and (max-width: 600px) {
      -webkit-line-clamp: 12;
    }
  }
`;

export const excerpt = extend(clamp, muted)`
  -webkit-line-clamp: var(--_lines, 9);
  line-height: 1.45;
  white-space: pre-line;
  @media screen and (max-width: 600px) {
    -webkit-line-clamp: 24;
  }
`;

/** For an excerpt below a title of fewer than 50 characters, which fits on two lines. */
export const roomy = css`
  --_lines: 13;
`;

/** Time, place and address in ruled cells, as in a drawing's corner, beside the QR code. */
export const titleBlock = css`
  display: flex;
  margin: auto -1.7em -1.7em;
  border: 0.12em solid;
  background: var(--_surface);
  & > dl {
    flex: 1;
    display: grid;
  }
  & > dl > div {
    padding: 0.5em 0.8em;
  }
  & > dl > div + div {
    border-top: 1px solid;
  }
  & > figure {
    width: min-content;
    padding: 0.6em;
    border-inline-start: 1px solid;
    text-align: center;
    visibility: hidden;
  }
  & > figure:has(svg) {
    visibility: visible;
  }
  & > figure > div {
    width: 10em;
    aspect-ratio: 1;
  }
  @media screen and (max-width: 600px) {
    margin: 0 -1.2em -1.2em;
    & > figure > div {
      width: 6em;
    }
  }
`;
