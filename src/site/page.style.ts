import { caps, extend, mono, sheet, spread } from '../ui/style/recipes.style';
import { css } from '../ui/style/style';

export const pageTitle = css`
  margin-bottom: 0.6em;
  line-height: 1.05;
`;

/** A heading with a link beside it. */
export const titleRow = extend(spread)`
  align-items: baseline;
  gap: 0 2em;
  margin-bottom: 1em;
`;

/** The first sentences below a title. */
export const lede = css`
  max-width: 60ch;
  font-size: 1.2em;
  line-height: 1.55;
  color: var(--_text-muted);
`;

/**
 * Hangs above the line on which all pages begin, so that the page's title stands on it. Where large text leaves too
 * little width for one line, it stands in the flow: its first line would be behind the header.
 */
const hanging = `
  display: flex;
  align-items: flex-end;
  @media (min-width: 20em) {
    height: 0;
    translate: 0 -0.75em;
  }
`;

/** A small line above a heading, marked as a section is on a drawing. */
export const kicker = extend(caps)`
  display: inline-flex;
  align-items: center;
  gap: 0.75em;
  font-size: 0.85em;
  letter-spacing: 0.1em;
  color: var(--_accent-text);
  &::before {
    content: '';
    width: 2.5em;
    height: 9px;
    margin-block: calc(0.75em - 4.5px);
    border-inline-start: 1px solid;
    background: linear-gradient(currentColor 0 0) center / 100% 1px no-repeat;
    forced-color-adjust: none;
  }
  &:has(+ h1) {
    ${hanging}
  }
`;

/** Terms and facts in ruled cells, as the title block in a drawing's corner. */
export const titleBlock = extend(sheet)`
  & > * {
    padding: 1em 1.25em;
  }
  & > * + * {
    border-top: 1px solid var(--_border);
  }
  & address {
    font-style: normal;
  }
`;

export const breadcrumb = extend(mono)`
  ${hanging}
  font-size: 0.92em;
`;
