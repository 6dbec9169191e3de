import { useEffect, useRef, useState } from 'react';
import { mapTexts } from '../content/location';
import { site } from '../content/site';
import { plainButton } from '../ui/style/controls';
import { extend, stack } from '../ui/style/recipes.style';
import { useNear } from '../ui/use-near';

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

export interface CampusMapProps {
  drawing: { src: string; alt: string; width?: number; height?: number };
  /** Names the frame for screen readers; two maps on a page need different names. */
  title?: string;
  /** Gives the drawing its height. */
  className: string;
}

/** A campus drawing. Google's map replaces it on request or, if `site.map.loads` is 'view', when near the window. */
export function CampusMap({ drawing, title = site.map.title, className }: CampusMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'drawing' | 'requested' | 'map' | 'failed'>('drawing');
  const isRequested = state === 'requested' || state === 'map';
  const isDue = useNear(box) && site.map.loads === 'view';
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
    probe.src = new URL(`/favicon.ico?${Date.now()}`, site.map.frame).href;
    return () => {
      probe.onload = null;
      probe.onerror = null;
    };
  }, [state]);

  return (
    <div ref={box} className={layers}>
      <img {...drawing} alt={drawing.alt} className={className} loading="lazy" />
      {state === 'map' && <iframe src={site.map.frame} title={title} loading="lazy" referrerPolicy="no-referrer" />}
      <button type="button" className={plainButton} onClick={() => setState(isRequested ? 'drawing' : 'requested')}>
        {isRequested ? site.map.hideButton : site.map.showButton}
      </button>
      {state !== 'drawing' && (
        <small role="status">{state === 'requested' ? mapTexts.loading : state === 'failed' && mapTexts.failed}</small>
      )}
    </div>
  );
}
