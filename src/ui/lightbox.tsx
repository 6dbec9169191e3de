import { Dialog } from './dialog';
import { Picture } from './picture';
import { css } from './style';

const sheet = css`
  width: fit-content;
  max-width: calc(100% - 2em);
  max-height: calc(100% - 2em);
`;

/** A click anywhere closes. */
const enlarged = css`
  cursor: zoom-out;
  & > img {
    width: auto;
    height: auto;
    min-width: min(20em, 80vw);
    max-height: calc(100vh - 3em);
    object-fit: contain;
  }
`;

interface LightboxProps {
  src: string;
  /** Shown should the picture fail. */
  fallback?: string;
  alt: string;
  onClose: () => void;
}

/** A picture enlarged over the page; closes on Escape or a click. */
export function Lightbox({ src, fallback, alt, onClose }: LightboxProps) {
  return (
    <Dialog label={alt || 'Enlarged picture'} className={sheet} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has Escape and the Close button */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: likewise */}
      <div className={enlarged} onClick={onClose}>
        <Picture src={src} fallback={fallback} alt={alt} width={1600} height={1067} eager />
      </div>
    </Dialog>
  );
}
