import { css } from '../../ui/style';

export const photoBox = css`
  grid-template-columns: auto minmax(0, 1fr);
  gap: 1.25em;
  align-items: start;
  @container (max-width: 24em) {
    grid-template-columns: 1fr;
  }
`;

/** A square, with its centre lines while it is empty. */
export const preview = css`
  display: grid;
  place-items: center;
  width: 120px;
  height: 120px;
  border: 1px solid var(--_border-strong);
  border-radius: var(--_radius);
  color: var(--_text-muted);
  font-size: 0.85em;
  overflow: hidden;
  &:has([hidden]) {
    border-style: dashed;
    background: linear-gradient(var(--_border) 0 0) center / 1px 70% no-repeat,
      linear-gradient(var(--_border) 0 0) center / 70% 1px no-repeat, var(--_surface);
  }
  & > canvas {
    width: 100%;
    height: 100%;
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
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75em;
    margin-top: 0.25em;
  }
`;

/** The label of the invisible input looks like a button and shows the input's focus. */
export const fileInput = css`
  &:focus-visible + label {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
`;
