import { css } from '../../../ui/style/style';
import { figures, sheet, smallFigures } from '../recipes.style';

export const toolbar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75em 1.25em;
  margin-bottom: 1em;
  & > a {
    margin-inline-start: auto;
  }
`;

/** One of a few, side by side in one frame. */
export const choices = css`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 1px solid var(--_border-strong);
  border-radius: var(--_radius);
  background: var(--_surface);
  @media (max-width: 30em) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    flex: 1 1 100%;
  }
  & > legend {
    float: inline-start;
    position: absolute;
    clip-path: inset(50%);
  }
`;

export const choice = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: 2.4em;
  padding: 0 0.8em;
  border-inline-end: 1px solid var(--_border);
  cursor: pointer;
  @media (pointer: coarse) {
    min-height: 44px;
  }
  &:last-child {
    border-inline-end: 0;
  }
  @media (max-width: 30em) {
    justify-content: center;
    &:nth-of-type(even) {
      border-inline-end: 0;
    }
    &:nth-of-type(n + 3) {
      border-block-start: 1px solid var(--_border);
    }
  }
  & > input {
    flex: none;
    width: 1em;
    height: 1em;
    margin: 0;
    cursor: pointer;
  }
  & > b {
    ${figures}
    font-size: 0.85em;
    font-weight: 400;
    color: var(--_text-muted);
  }
  &:hover {
    color: var(--_accent-text);
  }
  &:has(:checked) {
    color: var(--_accent-text);
    font-weight: 600;
    box-shadow: inset 0 -3px 0 var(--_accent);
    @media (forced-colors: active) {
      border-block-end: 3px solid Highlight;
    }
  }
`;

export const searchField = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 0.75em;
  flex: 1 1 16em;
  max-width: 26em;
  & > label {
    font-size: 0.85em;
    color: var(--_text-muted);
  }
  & > input {
    grid-column: 1 / -1;
    grid-row: 2;
    width: 100%;
    min-width: 0;
    min-height: 2.4em;
    padding: 0.2em 0.75em;
    ${sheet}
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
`;

export const searchNote = css`
  grid-column: 2;
  grid-row: 1;
  ${smallFigures}
`;
