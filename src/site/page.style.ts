import { css } from '../ui/style/style';
import { mono, sheet, tallLink, titleAndLink } from './recipes.style';

export const pageTitle = css`
  margin-bottom: 0.6em;
  line-height: 1.05;
`;

/** A page's title with a link beside it. */
export const titleRow = css`
  ${titleAndLink}
  gap: 0 2em;
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
export const kicker = css`
  display: inline-flex;
  align-items: center;
  gap: 0.75em;
  ${mono('0.85em')}
  letter-spacing: 0.1em;
  text-transform: uppercase;
  color: var(--_accent-text);
  &::before {
    content: '';
    width: 2.5em;
    height: 9px;
    margin-block: calc(0.75em - 4.5px);
    border-inline-start: 1px solid currentColor;
    background: linear-gradient(currentColor 0 0) center / 100% 1px no-repeat;
    forced-color-adjust: none;
  }
  &:has(+ h1) {
    ${hanging}
  }
`;

/** Terms and facts in ruled cells, as the title block in a drawing's corner. */
export const titleBlock = css`
  ${sheet}
  & > * {
    padding: 1em 1.25em;
  }
  & > * + * {
    border-top: 1px solid var(--_border);
  }
  & dt {
    ${mono('0.8em')}
    letter-spacing: 0.08em;
    text-transform: uppercase;
    color: var(--_text-muted);
  }
  & address {
    font-style: normal;
  }
  & dd > a {
    ${tallLink}
  }
`;

export const breadcrumb = css`
  ${hanging}
  ${mono('0.92em')}
`;
