import { css } from '../../../ui/style/style';
import { framed, heading, problemFrame, progressColours, strongFrame } from '../recipes.style';

/** What can be done, and the list beside it; on a phone below it, as it is long. */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5em 3em;
  align-items: start;
  @media (min-width: 62em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5em;
`;

/** A part of the section, with a heading of its own. */
export const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.9em;
  & > h3 {
    ${heading('1.2em')}
  }
  & > h3:focus {
    outline: none;
  }
  & > p,
  & li > p {
    max-width: 65ch;
  }
`;

export const quiet = css`
  color: var(--_text-muted);
`;

/** Fields and buttons in a row, as far as there is room. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75em;
  & > div {
    flex: 1 1 14em;
  }
  & > .narrow {
    flex: 0 1 12em;
  }
  & > a,
  & > button {
    min-height: 44px;
  }
`;

export const failureBox = css`
  display: grid;
  justify-items: start;
  gap: 0.75em;
  padding: 0.75em 1em;
  ${problemFrame}
  color: var(--_danger);
`;

/** What has happened. Takes no room until something has, but is there: screen readers announce what changes. */
export const statusLine = css`
  &:empty {
    position: absolute;
  }
  &:not(:empty) {
    padding: 0.5em 0.9em;
    ${framed}
    border-inline-start: 4px solid var(--_accent);
  }
`;

export const subscriberRow = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1em;
  padding-block: 0.5em;
  border-block-end: 1px solid var(--_border);
  & > div {
    min-width: 0;
  }
  & > button {
    flex-shrink: 0;
  }
  & small {
    display: block;
    color: var(--_text-muted);
  }
`;

export const dropZone = css`
  display: grid;
  gap: 0.75em;
  padding: 1.25em;
  ${strongFrame}
  border-style: dashed;
  &[data-over] {
    border-color: var(--_accent);
    background: var(--_placeholder);
  }
  & textarea {
    min-height: 7em;
    resize: vertical;
  }
`;

export const progressRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75em;
  & > progress {
    flex: 1 1 10em;
    height: 10px;
    appearance: none;
    border: 1px solid var(--_border-strong);
    background: var(--_surface);
  }
  ${progressColours}
`;
