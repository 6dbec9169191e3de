import { cardBox, pictureButton, scripted } from '../../ui/style/list-recipes.style';
import { extend } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

/** One, two or three slides, by the container's width. A narrow one has no room for their number beside `pause`. */
export const slides = css`
  position: relative;
  @container (max-width: 17em) {
    & [aria-live] {
      display: none;
    }
  }
  @container (min-width: 36em) {
    --_slide-size: 50%;
  }
  @container (min-width: 60em) {
    --_slide-size: 33.3333%;
  }
`;

/** Two pictures, where both are in sight: there is nothing to turn to. */
export const pair = css`
  @container (min-width: 36em) {
    --_slide-controls: none;
  }
`;

/** Three pictures, where all are in sight. */
export const trio = css`
  @container (min-width: 60em) {
    --_slide-controls: none;
  }
`;

/** As high as its neighbours, whatever their captions say. */
export const slide = extend(cardBox, pictureButton)`
  display: grid;
  align-content: start;
  overflow: hidden;
  & > :first-child {
    height: auto;
    aspect-ratio: 3 / 2;
  }
`;

export const caption = css`
  padding: 0.6em 1em;
  border-block-start: 1px solid var(--_border);
  font-weight: 600;
`;

/** Beside the arrows, in their row. */
export const pause = extend(scripted)`
  position: absolute;
  inset-block-end: calc(44px + 0.25em);
  inset-inline-end: 56px;
  display: var(--_slide-controls, inline-grid);
`;
