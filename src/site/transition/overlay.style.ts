import { css, keyframes } from '../../ui/style/style';

const rise = keyframes`
  from {
    transform: translateY(100%);
  }
`;

const leave = keyframes`
  to {
    transform: translateY(-100%);
  }
`;

/** How long a panel takes to enter. Panels start 20 ms apart; the last is in place as the page switches, at 200 ms. */
const ENTER_MS = 120;

/** How long a panel takes to leave. Panels start 15 ms apart; the page is clear 0.3 s after the switch. */
const LEAVE_MS = 240;

/** The number of panels before each one, which determines its delay. */
const turns = [1, 2, 3, 4].map((turn) => `& > span:nth-child(${turn + 1}) { --_turn: ${turn}; }`).join('');

/** Below the header, which stays in place and usable. */
export const overlay = css`
  position: fixed;
  inset: 0;
  z-index: 19;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  pointer-events: none;
  &[data-phase='idle'] {
    display: none;
  }
  & > span {
    overflow: hidden;
    border-inline-end: 1px solid #2c4154;
    background: repeating-linear-gradient(135deg, #e6edf20d 0 1px, transparent 1px 11px), #0e1b27;
    color: #e6edf2;
    font: 600 min(18vw, 40vh) / 1 var(--_font-heading);
  }
  ${turns}
  & > span:nth-child(3) {
    color: #ff8a5c;
  }
  &[data-phase='entering'] > span {
    animation: ${rise} ${ENTER_MS}ms calc(var(--_turn, 0) * 20ms) ease-out backwards;
  }
  &[data-phase='exiting'] > span {
    animation: ${leave} ${LEAVE_MS}ms calc(var(--_turn, 0) * 15ms) cubic-bezier(0.5, 0, 0.75, 0.75) forwards;
  }
`;
