import { css } from '../../ui/style';

/** Behind the page's text, in front of the paper. */
const backdrop = css`
  position: fixed;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  pointer-events: none;
  transition: filter var(--_calm) ease-out;
  &[data-blurred='true'] {
    filter: blur(10px);
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;

/** Only the lines are in the picture, so they take the ink of the theme. */
const lines = css`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  width: max(120vw, 130vh);
  aspect-ratio: 1;
  translate: -34% -42%;
  opacity: 0.1;
  background: var(--_text);
  mask: url(/pictures/about-backdrop.svg) center / contain no-repeat;
`;

/** The gear train of the about picture, large and faint; out of focus while something else matters. */
export function Backdrop({ blurred }: { blurred: boolean }) {
  return (
    <div className={backdrop} data-blurred={blurred} aria-hidden="true">
      <div className={lines} />
    </div>
  );
}
