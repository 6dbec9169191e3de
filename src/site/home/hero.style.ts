import { css } from '../../ui/style';
import { bareControl, coveringCard, heading, mono, target } from '../recipes.style';

/** A blueprint in both themes; runs under the floating header. */
export const hero = css`
  position: relative;
  isolation: isolate;
  grid-column: full;
  display: grid;
  align-content: end;
  min-height: max(100svh, 36em);
  margin-top: -8em;
  padding: 9em max(1.25em, (100% - 76em) / 2) 7em;
  overflow: hidden;
  forced-color-adjust: none;
  color-scheme: dark;
  color: #e6edf2;
  background: #0e1b27;
`;

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
  ${coveringCard}
  &::after {
    background: linear-gradient(to top, #0e1b27 0, #0e1b27b3 38%, transparent 75%);
  }
`;

export const text = css`
  display: grid;
  justify-items: start;
  gap: 1.25em;
  max-width: 44em;
  & > h1 {
    ${heading('clamp(min(2.6em, 12vw), 8vw, 5.5em)')}
    line-height: 1;
    letter-spacing: -0.02em;
  }
  & > p {
    max-width: 52ch;
    font-size: clamp(1em, 2vw, 1.25em);
  }
`;

/** The slides as marks on a dimension line. */
export const controls = css`
  display: flex;
  align-items: center;
  margin-top: 2.5em;
  margin-inline-start: -12px;
  @media (scripting: none) {
    display: none;
  }
  & > button {
    ${bareControl}
    ${target}
  }
  & > button + button {
    position: relative;
    width: 56px;
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

export const hint = css`
  position: absolute;
  inset: auto 0 1.25em;
  display: grid;
  justify-items: center;
  gap: 0.4em;
  width: fit-content;
  margin-inline: auto;
  padding: 0.6em 1em;
  color: inherit;
  ${mono('0.85em')}
  text-decoration: none;
  &::after {
    content: '';
    width: 9px;
    height: 9px;
    border: solid currentColor;
    border-width: 0 1px 1px 0;
    rotate: 45deg;
  }
`;
