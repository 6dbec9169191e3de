import { css } from '../../ui/style';
import { fieldAnchor } from './field.style';

export const photoBox = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 1.25em;
  align-items: start;
  border-inline-start: 0 solid var(--_danger);
  scroll-margin-top: ${fieldAnchor};
  &[data-wrong] {
    padding-inline-start: 0.9em;
    border-inline-start-width: 4px;
  }
  @container (max-width: 24em) {
    grid-template-columns: 1fr;
  }
`;

/** Where the photo will be: a square on its centre lines until there is one. */
export const previewBox = css`
  display: grid;
  place-items: center;
  width: 120px;
  height: 120px;
  border: 1px solid var(--_border-strong);
  border-radius: var(--_radius);
  color: var(--_text-muted);
  font-size: 0.85em;
  overflow: hidden;
  &[data-empty] {
    border-style: dashed;
    background: linear-gradient(var(--_border) 0 0) center / 1px 70% no-repeat,
      linear-gradient(var(--_border) 0 0) center / 70% 1px no-repeat, var(--_surface);
  }
  & > canvas {
    width: 100%;
    height: 100%;
  }
  & > canvas[hidden] {
    display: none;
  }
  & > span {
    padding: 0 0.25em;
    background: var(--_surface);
  }
`;

export const photoControls = css`
  display: grid;
  gap: 0.4em;
  min-width: 0;
  overflow-wrap: anywhere;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75em;
    margin-top: 0.25em;
  }
`;

/** The file input is there for keyboard and screen reader; its label is the button that is seen. */
export const fileInput = css`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
  &:focus-visible + label {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
`;
