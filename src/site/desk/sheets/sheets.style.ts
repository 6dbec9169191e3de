import { css } from '../../../ui/style/style';
import { figures, heading, problemFrame, sheet, strongFrame, tallLink } from '../recipes.style';

export const boxes = css`
  container-type: inline-size;
  display: grid;
  gap: 1.5em;
`;

export const box = css`
  ${sheet}
  display: grid;
  gap: 1em;
  min-width: 0;
  padding: 1.25em;
  & h3 {
    ${heading('1.35em')}
  }
`;

/** The sheet's name and state, and beside them what can be done. */
export const boxHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5em 1em;
  & > :last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5em 1em;
    margin-inline-start: auto;
  }
  & a {
    ${tallLink}
  }
`;

/** A sheet's state in a word. */
export const stateTag = css`
  padding: 0.1em 0.7em;
  border: 1px solid var(--_border-strong);
  border-radius: var(--_radius);
  font-size: 0.9em;
`;

export const badTag = css`
  border-color: var(--_danger);
  color: var(--_danger);
  font-weight: 600;
`;

/** What is wrong with a whole sheet. */
export const faultBox = css`
  display: grid;
  gap: 0.4em;
  padding: 0.8em 1em;
  ${problemFrame}
  & > :first-child {
    color: var(--_danger);
    font-weight: 600;
  }
`;

export const muted = css`
  color: var(--_text-muted);
`;

/** The rows with problems, below each other. */
export const rowList = css`
  display: grid;
  gap: 1.5em;
  margin-top: 1em;
`;

/** What is wrong with a row, and beside it the row as a card where there is space. */
export const rowBox = css`
  display: grid;
  gap: 1em 2em;
  padding-top: 1em;
  border-block-start: 1px solid var(--_border);
  @container (min-width: 48em) {
    grid-template-columns: minmax(0, 1fr) 20em;
  }
  & h4 {
    ${figures}
    font-size: 1.05em;
    &:focus {
      outline: none;
    }
  }
`;

/** A problem: where, what stands there, what is wrong, and what to write. */
export const problemFacts = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.2em 1em;
  margin-top: 0.75em;
  & > dt {
    color: var(--_text-muted);
  }
  & > dd:last-child {
    font-weight: 600;
  }
  @container (max-width: 26em) {
    grid-template-columns: 1fr;
    gap: 0;
    & > dd {
      margin-bottom: 0.4em;
    }
  }
`;

export const cell = css`
  ${figures}
  overflow-wrap: anywhere;
`;

export const cardFigure = css`
  min-width: 0;
  max-width: 24em;
  & > figcaption {
    margin-bottom: 0.4em;
    color: var(--_text-muted);
  }
`;

export const pictureAddress = css`
  margin-top: 0.4em;
  overflow-wrap: anywhere;
  font-size: 0.9em;
`;

export const form = css`
  display: grid;
  gap: 1em;
  justify-items: start;
  & > label,
  & > div > label {
    font-weight: 600;
  }
  & select {
    min-height: 44px;
    padding: 0.4em 0.75em;
    ${strongFrame}
  }
`;

export const choice = css`
  display: grid;
  gap: 0.35em;
`;

/** Takes pasted text and dropped files. */
export const dropArea = css`
  display: grid;
  gap: 0.75em;
  width: 100%;
  padding: 1em;
  border: 1px dashed var(--_border-strong);
  border-radius: var(--_radius);
  & > label {
    font-weight: 600;
  }
  & > textarea {
    width: 100%;
    min-height: 9em;
    padding: 0.6em 0.75em;
    ${strongFrame}
    ${figures}
    font-size: 0.92em;
    resize: vertical;
    white-space: pre;
    overflow-wrap: normal;
    overflow-x: auto;
  }
`;

/** While a file is held over the area. */
export const isTarget = css`
  border-color: var(--_accent);
  background: var(--_placeholder);
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75em 1.25em;
  width: 100%;
  & > progress {
    flex: 1 1 10em;
    max-width: 24em;
    accent-color: var(--_accent);
  }
`;
