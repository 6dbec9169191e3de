import { caps } from '../ui/style/list-recipes.style';
import { box, clamp, extend, mono, muted, sheet, spread, stack, target } from '../ui/style/recipes.style';
import { classes, css } from '../ui/style/style';

export const pageTitle = css`
  margin-bottom: 0.6em;
  line-height: 1.05;
`;

/** A heading followed by a link. */
export const titleRow = extend(spread)`
  align-items: baseline;
  gap: 0.25em 0.75em;
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
 * Sits above the line on which all pages begin, so that the page's title is on that line. If large text wraps, it
 * stays in the flow, because its first line would otherwise be behind the header.
 */
const hanging = `
  display: flex;
  align-items: flex-end;
  @media (min-width: 20em) {
    height: 0;
    translate: 0 -0.75em;
  }
`;

/** A small line above a heading, marked like a section on a drawing. */
export const kicker = extend(caps)`
  display: inline-flex;
  align-items: center;
  gap: 0.75em;
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
`;

/** Ruled cells, like the title block in a drawing's corner. The last row is filled. */
export const titleBlock = extend(sheet)`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  overflow: hidden;
  & > * {
    flex: 1 1 13em;
    padding: 1em 1.25em;
    outline: 1px solid var(--_border);
  }
  & dd {
    margin-top: 0.35em;
  }
  & address {
    font-style: normal;
    text-wrap: balance;
  }
`;

/** Kept on one line: a long last item, the event's title, ends with an ellipsis. */
export const breadcrumb = extend(mono)`
  ${hanging}
  gap: 0.6em;
  font-size: 0.92em;
  & > :not(:last-child) {
    flex: none;
  }
  & > :last-child {
    max-width: 40ch;
  }
`;

/** Stacked or, where there is space, in columns that `--_split` can set. */
export const split = extend(stack)`
  gap: 2.5em 4em;
  align-items: start;
  @media (min-width: 60em) {
    grid-template-columns: var(--_split, repeat(2, minmax(0, 1fr)));
  }
`;

/** A title, its first sentences and a row of actions. */
export const intro = css`
  & > h1 {
    margin-bottom: 0.35em;
  }
  & > div {
    margin-top: 1.75em;
  }
`;

/** Text, cut off after two lines. */
export const excerpt = extend(clamp, muted)`
  -webkit-line-clamp: 2;
  max-width: 75ch;
  margin-top: 0.3em;
`;

/** An item's date, or similar facts. */
export const note = extend(mono, muted)`
  font-size: 0.92em;
`;

/** A remark set apart from the text. */
export const remark = css`
  max-width: 60ch;
  padding: 0.75em 1em;
  border: 1px dashed var(--_border-strong);
`;

/** A link that looks like text, tall enough to tap. */
export const quietLink = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: 44px;
  color: inherit;
  text-decoration: none;
`;

/** A square for an icon or a letter. */
export const badge = classes(target, box);

/** Removed when printing: even an empty box before a poster would take up a page. */
export const onScreen = css`
  @media print {
    display: none;
  }
`;

/** A sheet with a second line inside its edge. */
export const doubleSheet = extend(sheet)`
  outline: 1px solid var(--_border);
  outline-offset: -8px;
`;

/** A list whose items have a number in a circle. */
export const numbered = css`
  counter-reset: item;
  & > li {
    display: grid;
    counter-increment: item;
  }
  & > li::before {
    content: counter(item);
    display: grid;
    place-items: center;
    width: 2em;
    height: 2em;
    border: 1px solid var(--_border-strong);
    border-radius: 50%;
    font-family: var(--_font-mono);
  }
`;
