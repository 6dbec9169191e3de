import { css } from '../../ui/style';

/** Between the page's text and its background. */
const backdrop = css`
  position: fixed;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  pointer-events: none;
  transition: filter var(--_slow) ease-out;
  &[data-blurred='true'] {
    filter: blur(10px);
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;

/** The picture has only lines, which take the text's colour. */
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

/** The gear train of the about picture, large and faint behind the page. */
export function Backdrop({ blurred }: { blurred: boolean }) {
  return (
    <div className={backdrop} data-blurred={blurred} aria-hidden="true">
      <div className={lines} />
    </div>
  );
}
