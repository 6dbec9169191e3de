import { useEffect, useRef, useState } from 'react';
import { site } from '../content/site';
import { plainButton } from '../ui/controls';
import { classes, css } from '../ui/style';

const frame = css`
  display: block;
  width: 100%;
  border: 1px solid var(--_border);
  background: var(--_surface);
`;

const notLoaded = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 0.5em;
  border: 1px dashed var(--_border-strong);
`;

export interface CampusMapProps {
  /** Names the frame for screen readers; two maps on a page need two names. */
  title?: string;
  /** Gives the map its height. */
  className: string;
  /** Below a page's content: even an empty frame costs the first paint time, and `loading="lazy"` loads it screens ahead. */
  isBelow?: boolean;
}

/** The map of the university. It loads in view or on a click, as `site.map.loads` says. */
export function CampusMap({ title = site.map.title, className, isBelow = false }: CampusMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const loadsInView = site.map.loads === 'view';
  const [isShown, setIsShown] = useState(loadsInView && !isBelow);

  useEffect(() => {
    if (!loadsInView || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsShown(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [loadsInView]);

  const name = classes(frame, className);
  const map = (
    <iframe className={name} src={site.map.frame} title={title} loading="lazy" referrerPolicy="no-referrer" />
  );
  if (isShown) return map;
  return (
    <div ref={place} className={classes(notLoaded, className)}>
      {loadsInView ? (
        <noscript>{map}</noscript>
      ) : (
        <>
          <button type="button" className={plainButton} onClick={() => setIsShown(true)}>
            {site.map.showButton}
          </button>
          <small>{site.map.notice}</small>
        </>
      )}
    </div>
  );
}
