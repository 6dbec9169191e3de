import { css, keyframes } from '../../ui/style/style';
import { centred, heading } from '../recipes.style';

const cover = keyframes`
  from {
    transform: scaleY(0);
  }
`;

const uncover = keyframes`
  45% {
    transform: none;
  }
  100% {
    transform: scaleY(0);
  }
`;

/** Each panel starts 20 ms after the one before it, and the last one covers the page when it is switched, at 200 ms. */
const ENTER_MS = 120;

/** 60 ms after each other, until the panels are gone, at 1500 ms (transition.ts). */
const EXIT_MS = 1060;

export const overlay = css`
  position: fixed;
  inset: 0;
  z-index: 30;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  pointer-events: none;
  &[data-phase='idle'] {
    display: none;
  }
  & > span {
    ${centred}
    overflow: hidden;
    border-inline-end: 1px solid #2c4154;
    background: repeating-linear-gradient(135deg, #e6edf20d 0 1px, transparent 1px 11px), #0e1b27;
    color: #e6edf2;
    ${heading('min(18vw, 40vh)')}
    line-height: 1;
  }
  & > span:nth-child(3) {
    color: #ff8a5c;
  }
  &[data-phase='entering'] {
    & > span {
      transform-origin: bottom;
      animation: ${cover} ${ENTER_MS}ms ease-out backwards;
    }
    & > span:nth-child(2) {
      animation-delay: 20ms;
    }
    & > span:nth-child(3) {
      animation-delay: 40ms;
    }
    & > span:nth-child(4) {
      animation-delay: 60ms;
    }
    & > span:nth-child(5) {
      animation-delay: 80ms;
    }
  }
  &[data-phase='exiting'] {
    & > span {
      transform-origin: top;
      animation: ${uncover} ${EXIT_MS}ms ease-in-out forwards;
    }
    & > span:nth-child(2) {
      animation-delay: 60ms;
    }
    & > span:nth-child(3) {
      animation-delay: 120ms;
    }
    & > span:nth-child(4) {
      animation-delay: 180ms;
    }
    & > span:nth-child(5) {
      animation-delay: 240ms;
    }
  }
`;
