import { cardBox, pictureButton, scripted } from '../../ui/style/list-recipes.style';
import { extend } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

/** One to three slides, depending on the container. If it is narrow, hides the position to make room for `pause`. */
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

/** For two pictures: hides the controls where both are visible. */
export const pair = css`
  @container (min-width: 36em) {
    --_slide-controls: none;
  }
`;

/** For three pictures: hides the controls where all are visible. */
export const trio = css`
  @container (min-width: 60em) {
    --_slide-controls: none;
  }
`;

/** All slides are the same height, however long their captions are. */
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

/** Sits next to the arrows. */
export const pause = extend(scripted)`
  position: absolute;
  inset-block-end: calc(44px + 0.25em);
  inset-inline-end: 56px;
  display: var(--_slide-controls, inline-grid);
`;
