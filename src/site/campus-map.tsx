import { useEffect, useRef, useState } from 'react';
import { site } from '../content/site';
import { lazyView } from '../ui/render/lazy-view';
import { plainButton } from '../ui/style/controls';
import { extend, stack } from '../ui/style/recipes.style';
import { useNear } from '../ui/use-near';

const MapFrame = lazyView(() => import('./map-frame').then((module) => module.MapFrame));

/** The drawing, the frame over it, and what can be pressed below them. */
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

/** The society's drawing of the campus. The map of Google takes its place on a click, or in view if `site.map.loads` says so. */
export function CampusMap({ drawing, title = site.map.title, className }: CampusMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'' | 'asked' | 'failed'>('');
  const isAsked = state === 'asked';
  const isNear = useNear(place);

  useEffect(() => {
    if (isNear && site.map.loads === 'view') setState('asked');
  }, [isNear]);

  return (
    <div ref={place} className={layers}>
      <img {...drawing} alt={drawing.alt} className={className} loading="lazy" />
      {state && <MapFrame title={title} isAsked={isAsked} onFailed={() => setState('failed')} />}
      <button type="button" className={plainButton} onClick={() => setState(isAsked ? '' : 'asked')}>
        {isAsked ? site.map.hideButton : site.map.showButton}
      </button>
    </div>
  );
}
