import { useLayoutEffect, useRef, useState } from 'react';
import { site } from '../../content/site';
import { letter, mark } from './header.style';

/** The society's mark; should its file fail, the society's first letter (spec, section 8). */
export function Logo() {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  // A prerendered picture may have failed before this code was there to hear of it.
  useLayoutEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);

  if (failed) {
    return (
      <span className={letter} aria-hidden="true">
        {site.name[0]}
      </span>
    );
  }
  return (
    <picture className={mark}>
      <source srcSet={site.logoOnDark} media="(prefers-color-scheme: dark)" />
      <img ref={image} src={site.logo} alt="" width={36} height={36} onError={() => setFailed(true)} />
    </picture>
  );
}
