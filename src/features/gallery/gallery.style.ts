import { cardBox, pictureButton, scripted } from '../../ui/style/list-recipes.style';
import { extend } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

/** One, two or three slides, by the container's width. A narrow one has no room for the position next to `pause`. */
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

/** Hides the controls of two pictures where both are visible. */
export const pair = css`
  @container (min-width: 36em) {
    --_slide-controls: none;
  }
`;

/** Hides the controls of three pictures where all are visible. */
export const trio = css`
  @container (min-width: 60em) {
    --_slide-controls: none;
  }
`;

/** As high as its neighbours, however long their captions are. */
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
