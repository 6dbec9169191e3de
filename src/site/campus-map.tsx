import { useState } from 'react';
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
}

/** The map of the university. It loads in view or on a click, as `site.map.loads` says. */
export function CampusMap({ title = site.map.title, className }: CampusMapProps) {
  const [shown, setShown] = useState(site.map.loads === 'view');
  if (!shown) {
    return (
      <div className={classes(notLoaded, className)}>
        <button type="button" className={plainButton} onClick={() => setShown(true)}>
          {site.map.showButton}
        </button>
        <small>{site.map.notice}</small>
      </div>
    );
  }
  const name = classes(frame, className);
  return <iframe className={name} src={site.map.frame} title={title} loading="lazy" referrerPolicy="no-referrer" />;
}
