import { extend, scripted } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

export const slideBox = css`
  position: absolute;
  inset: 0;
  z-index: -1;
  opacity: 0;
  visibility: hidden;
  transition: opacity 900ms ease, visibility 0s 900ms;
  &[aria-hidden='false'] {
    opacity: 1;
    visibility: visible;
    transition: opacity 900ms ease;
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
  align-items: center;
  padding-inline: 0.25em;
  & > button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  & > button + button {
    position: relative;
    width: min(56px, 12vw);
    background: linear-gradient(#7e93a4 0 0) center / 100% 1px no-repeat;
  }
  & > button + button::before {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
    width: 1px;
    height: 14px;
    background: #e6edf2;
  }
  & > [aria-current]::before {
    width: 34px;
    height: 5px;
    background: #ff8a5c;
  }
`;
