import { useEffect, useRef, useState } from 'react';
import { mapTexts } from '../content/map';
import { mapOf } from '../model/society/society';
import { plainButton } from '../ui/style/controls';
import { extend, stack } from '../ui/style/recipes.style';
import { useNear } from '../ui/use-near';
import { useSociety } from './society';

/** The drawing, the frame over it, and the button below them. */
const layers = extend(stack)`
  gap: 0.5em;
  & > img,
  & > iframe {
    grid-area: 1 / 1;
    width: 100%;
    border: 1px solid var(--_border);
    object-fit: cover;
  }
  & > iframe {
    height: 100%;
    min-height: 11em;
  }
  & > button {
    justify-self: start;
  }
`;

interface LocationMapProps {
  /** Names the frame for screen readers; two maps on a page need different names. */
  title?: string;
  /** The drawing. Default: the `map picture` in the `site` sheet. */
  picture?: string | undefined;
  /** Gives the drawing its height. */
  className: string;
}

/**
 * The drawing of the way to the society, if it has one. A map replaces it on request or, if the society wants that,
 * when it is near the window.
 */
export function LocationMap({ title = mapTexts.title, picture, className }: LocationMapProps) {
  const society = useSociety();
  const { mapPicture, mapPictureAlt, loadMap } = society;
  const { frame } = mapOf(society);
  const drawing = picture || mapPicture;
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'drawing' | 'requested' | 'map' | 'failed'>('drawing');
  const isRequested = state === 'requested' || state === 'map';
  const isDue = useNear(box) && loadMap === 'in view';
  useEffect(() => {
    if (isDue) setState('requested');
  }, [isDue]);

  // Frames don't fire error events: if the service can't be reached, they show the browser's error page. So load an
  // image from the service: images do fire them.
  useEffect(() => {
    if (state !== 'requested') return;
    const probe = new Image();
    probe.referrerPolicy = 'no-referrer';
    probe.onload = () => setState('map');
    probe.onerror = () => setState('failed');
    // The timestamp bypasses the cache: a cached image would not show whether the service can be reached.
    probe.src = new URL(`/favicon.ico?${Date.now()}`, frame).href;
    return () => {
      probe.onload = null;
      probe.onerror = null;
    };
  }, [state, frame]);

  if (!frame) return null;
  return (
    <div ref={box} className={layers}>
      {drawing && <img src={drawing} alt={mapPictureAlt} className={className} loading="lazy" />}
      {state === 'map' && <iframe src={frame} title={title} loading="lazy" referrerPolicy="no-referrer" />}
      <button type="button" className={plainButton} onClick={() => setState(isRequested ? 'drawing' : 'requested')}>
        {isRequested ? mapTexts.hide : mapTexts.show}
      </button>
      {state !== 'drawing' && (
        <small role="status">{state === 'requested' ? mapTexts.loading : state === 'failed' && mapTexts.failed}</small>
      )}
    </div>
  );
}
