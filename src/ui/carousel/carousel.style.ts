import { scripted } from '../style/list-recipes.style';
import { bare, centred, extend, row, spread } from '../style/recipes.style';
import { css } from '../style/style';

export const viewBox = css`
  overflow: hidden;
  touch-action: pan-y pinch-zoom;
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (scripting: none) {
    overflow-x: auto;
    touch-action: auto;
  }
`;

/** Embla counts a slide's padding, but not a container's gap, when it loops. */
export const track = css`
  display: flex;
  margin-inline-start: calc(-1 * var(--_slide-gap, 1em));
  user-select: none;
  -webkit-user-select: none;
`;

/** Embla rounds positions to whole pixels, so a border at the view's end needs a spare pixel. */
export const slideBox = css`
  flex: 0 0 var(--_slide-size, 100%);
  min-width: 0;
  padding-inline: var(--_slide-gap, 1em) 1px;
  @media (scripting: none) {
    &:empty {
      display: none;
    }
  }
`;

/** The left arrow is on the left in any writing direction. */
export const controls = extend(spread, scripted)`
  direction: ltr;
  display: var(--_slide-controls, flex);
  margin-top: 0.75em;
`;

export const dots = extend(row, scripted)`
  display: var(--_slide-controls, flex);
  justify-content: center;
  gap: 0;
  margin-top: 0.25em;
`;

/** Tall enough to tap. */
export const dot = extend(bare, centred)`
  width: 24px;
  height: 44px;
  border-radius: var(--_radius);
  &::before {
    content: '';
    width: 11px;
    height: 11px;
    border: 1.5px solid var(--_border-strong);
    border-radius: 50%;
    transition: background-color var(--_fast), border-color var(--_fast);
  }
  &:hover::before {
    border-color: var(--_accent);
  }
  &[aria-current]::before {
    border-color: var(--_accent);
    background: var(--_accent);
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`;
