import { extend, scripted } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

export const slideBox = css`
  position: absolute;
  inset: 0;
  z-index: -1;
  opacity: 0;
  transition: opacity 900ms ease;
  &[aria-hidden='false'] {
    opacity: 1;
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 70% center;
  }
  &[data-picture='aero'] > img {
    object-position: 42% center;
  }
`;

/** The slides as marks on a dimension line, in the last row of the hero's title block. */
export const controls = extend(scripted)`
  display: flex;
  padding-inline: 0.25em;
  & > button + button {
    --_mark: linear-gradient(#e6edf2 0 0) center / 1px 14px;
    width: min(56px, 12vw);
    background: var(--_mark) no-repeat, linear-gradient(#7e93a4 0 0) center / 100% 1px no-repeat;
  }
  & > button[aria-current] {
    --_mark: linear-gradient(#ff8a5c 0 0) center / 34px 5px;
  }
`;
