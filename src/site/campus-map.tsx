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
  /** Names the frame for screen readers; two maps on a page need two names. */
  title?: string;
  /** Gives the drawing its height. */
  className: string;
}

/** A drawing of the campus. Google's map replaces it on a click, or when near if `site.map.loads` says so. */
export function CampusMap({ drawing, title = site.map.title, className }: CampusMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'drawing' | 'asked' | 'map' | 'failed'>('drawing');
  const isAsked = state === 'asked' || state === 'map';
  const isDue = useNear(place) && site.map.loads === 'view';
  useEffect(() => {
    if (isDue) setState('asked');
  }, [isDue]);

  // A frame has no error event: if the service can't be reached, it shows the browser's error page. So first load a
  // picture from the service, which has one.
  useEffect(() => {
    if (state !== 'asked') return;
    const probe = new Image();
    probe.referrerPolicy = 'no-referrer';
    probe.onload = () => setState('map');
    probe.onerror = () => setState('failed');
    // The time bypasses the cache: a cached picture would not show whether the service can be reached.
    probe.src = new URL(`/favicon.ico?${Date.now()}`, site.map.frame).href;
    return () => {
      probe.onload = null;
      probe.onerror = null;
    };
  }, [state]);

  return (
    <div ref={place} className={layers}>
      <img {...drawing} alt={drawing.alt} className={className} loading="lazy" />
      {state === 'map' && <iframe src={site.map.frame} title={title} loading="lazy" referrerPolicy="no-referrer" />}
      <button type="button" className={plainButton} onClick={() => setState(isAsked ? 'drawing' : 'asked')}>
        {isAsked ? site.map.hideButton : site.map.showButton}
      </button>
      {state !== 'drawing' && (
        <small role="status">{state === 'asked' ? mapTexts.loading : state === 'failed' && mapTexts.failed}</small>
      )}
    </div>
  );
}
