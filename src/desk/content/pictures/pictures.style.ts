import { extend, muted, row } from '../../../ui/style/recipes.style';
import { css } from '../../../ui/style/style';
import { part } from '../../shared/desk.style';

/** A picture in the list: a preview beside its texts, or above them on a phone. */
export const item = extend(part)`
  gap: 0.75em 1.5em;
  padding-block: 1.5em;
  border-block-end: 1px solid var(--_border);
  @media (min-width: 40em) {
    grid-template-columns: 14em minmax(0, 1fr);
  }
`;

/** As tall as most pictures are, and never taller than wide. The background shows what a picture leaves transparent. */
export const preview = css`
  display: block;
  max-width: 22em;
  aspect-ratio: 3 / 2;
  background: var(--_placeholder);
  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export const texts = extend(part)`
  gap: 0.75em;
  & code {
    user-select: all;
  }
  & details[open] {
    display: grid;
    gap: 0.5em;
  }
  & summary {
    width: fit-content;
    padding-block: 0.6em;
    cursor: pointer;
  }
`;

/** A file that is being uploaded. */
export const uploadItem = extend(part)`
  gap: 0.4em;
  padding-block: 0.75em;
  border-block-end: 1px solid var(--_border);
  & > progress {
    width: 100%;
  }
`;

export const uploadHead = extend(row)`
  justify-content: space-between;
`;

/** The whole picture, with a mark at its focal point. */
export const focusTarget = css`
  position: relative;
  max-width: 32em;
  line-height: 0;
  cursor: crosshair;
  touch-action: manipulation;
  & > img {
    width: 100%;
    height: auto;
  }
  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
  }
`;

export const ranges = extend(row)`
  gap: 0.5em 2em;
  max-width: 32em;
  & > label {
    display: grid;
    flex: 1 1 12em;
    min-height: 44px;
  }
`;

export const hint = extend(muted)`
  font-size: 0.92em;
`;
