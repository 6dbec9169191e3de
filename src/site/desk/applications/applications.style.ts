import { css } from '../../../ui/style/style';
import { figures, ownScroll, problemFrame, sheet } from '../recipes.style';

/** What the columns of list and application take of the window, beside each other on a laptop. */
export const columns = css`
  display: grid;
  gap: 1.25em;
  @media (min-width: 60em) {
    grid-template-columns: minmax(20em, 26em) minmax(0, 1fr);
    align-items: start;
  }
  @media (max-width: 59.99em) {
    & > [data-pane='none'] {
      display: none;
    }
  }
`;

/** What an open application takes the place of on a phone. */
export const replaced = css`
  display: contents;
  @media (max-width: 59.99em) {
    &[data-replaced] {
      display: none;
    }
  }
`;

export const kbd = css`
  min-width: 1.6em;
  padding: 0 0.35em;
  border: 1px solid currentColor;
  border-radius: var(--_radius);
  ${figures}
  font-size: 0.75em;
  font-weight: 400;
  line-height: 1.5;
  opacity: 0.85;
  @media (pointer: coarse), (max-width: 59.99em) {
    display: none;
  }
`;

/** A status, as a stamp on a drawing. */
export const statusTag = css`
  align-self: start;
  padding: 0.05em 0.5em;
  border: 1px dashed var(--_border-strong);
  border-radius: var(--_radius);
  ${figures}
  font-size: 0.8em;
  line-height: 1.6;
  white-space: nowrap;
  &[data-status='approved'] {
    border-style: solid;
    color: var(--_background);
    background: var(--_text);
    @media (forced-colors: active) {
      color: CanvasText;
      border-width: 2px;
    }
  }
  &[data-status='rejected'] {
    border-style: solid;
    color: var(--_danger);
    border-color: var(--_danger);
  }
`;

/** What has happened, for those who see it and those who hear it. Keeps its line, so that nothing moves. */
export const news = css`
  min-height: 1.5em;
  margin-block: -0.75em 0.25em;
  color: var(--_text-muted);
`;

export const alertBox = css`
  display: grid;
  gap: 0.75em;
  justify-items: start;
  padding: 0.8em 1em;
  ${problemFrame}
  & > p {
    max-width: 70ch;
  }
`;

/** A place for one thing, as a sheet of paper. */
export const paper = css`
  ${sheet}
  min-width: 0;
  padding: 1.25em clamp(1em, 2vw, 2em) 2em;
  scroll-margin-top: 5em;
  ${ownScroll}
  &:focus {
    outline: none;
  }
  @media (max-width: 59.99em) {
    margin-bottom: 6em;
    scroll-margin-top: 9em;
  }
  /* What the focus comes to is not behind what stays in sight. */
  & :is(a, button, input, select, textarea, summary) {
    scroll-margin-block: 11em 6em;
    @media (max-width: 59.99em) {
      scroll-margin-block: 2em 10em;
    }
    @media (max-width: 59.99em) and (max-height: 26em) {
      scroll-margin-block: 1em 5em;
    }
  }
`;

/** In place of an application, while none is open. */
export const emptyPaper = css`
  display: grid;
  gap: 0.5em;
  place-content: center;
  min-height: 20em;
  padding: 2em;
  border: 1px dashed var(--_border);
  border-radius: var(--_radius);
  color: var(--_text-muted);
  text-align: center;
`;

export const quietButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  min-height: 2.5em;
  padding: 0.35em 0.75em;
  border: 1px solid transparent;
  border-radius: var(--_radius);
  color: var(--_text);
  background: none;
  font-weight: 600;
  line-height: 1.2;
  cursor: pointer;
  @media (pointer: coarse) {
    min-height: 44px;
  }
  &:hover {
    border-color: currentColor;
  }
  &[data-danger] {
    color: var(--_danger);
  }
`;

/** On a button that can do nothing now but keeps the focus. */
export const maybeDisabled = css`
  &[aria-disabled] {
    opacity: 0.6;
    cursor: progress;
  }
`;
