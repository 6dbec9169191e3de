import { css, keyframes } from '../../ui/style';
import { centred, heading } from '../recipes.style';
import { CLEAR_MS, SWITCH_MS } from './transition';

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

/** Lets each panel start after the one before it. */
const staggered = (stepMs: number) =>
  [1, 2, 3, 4].map((n) => `& > span:nth-child(${n + 1}) { animation-delay: ${n * stepMs}ms; }`).join('');

/** The last panel covers the page when it is switched. */
const ENTER_STEP_MS = 20;
const ENTER_MS = SWITCH_MS - 4 * ENTER_STEP_MS;

const EXIT_STEP_MS = 60;
const EXIT_MS = CLEAR_MS - SWITCH_MS - 4 * EXIT_STEP_MS;

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
    ${staggered(ENTER_STEP_MS)}
  }
  &[data-phase='exiting'] {
    & > span {
      transform-origin: top;
      animation: ${uncover} ${EXIT_MS}ms ease-in-out forwards;
    }
    ${staggered(EXIT_STEP_MS)}
  }
`;
