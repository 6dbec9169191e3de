import { bare, extend, mono, muted, scripted } from '../style/recipes.style';
import { classes, css } from '../style/style';

export const view = css`
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

/** Embla rounds positions to whole pixels: a border at the view's end needs one to spare. */
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

/** The arrow that points to the left stands there, whichever way the page runs. */
export const controls = extend(scripted)`
  direction: ltr;
  display: var(--_slide-controls, flex);
  align-items: center;
  justify-content: space-between;
  gap: 0.5em;
  margin-top: 0.75em;
`;

export const arrow = css`
  border-color: var(--_border-strong);
  &:hover {
    color: var(--_accent-text);
    border-color: var(--_accent);
  }
`;

/** Position and number, as a dimension's figures. */
export const position = classes(mono, muted);

export const dots = extend(scripted)`
  display: var(--_slide-controls, flex);
  flex-wrap: wrap;
  justify-content: center;
  margin-top: 0.25em;
`;

/** 44 px high for a finger. */
export const dot = extend(bare)`
  width: 24px;
  height: 44px;
  border-radius: var(--_radius);
  &::before {
    content: '';
    display: block;
    width: 11px;
    height: 11px;
    margin: auto;
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
