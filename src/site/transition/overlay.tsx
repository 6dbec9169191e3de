import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { site } from '../../content/site';
import { overlay } from './overlay.style';
import { phase, stop } from './transition';

/** Panels with the society's letters, which cover the change from one page to another. */
export function TransitionOverlay() {
  useSignals();
  const shownPhase = phase.value;

  // Back and Forward switch the page themselves and replace the navigation that waits.
  useEffect(() => {
    window.addEventListener('popstate', stop);
    return () => {
      window.removeEventListener('popstate', stop);
      stop();
    };
  }, []);

  return (
    <div className={overlay} data-phase={shownPhase} data-overlay="" aria-hidden="true">
      {site.letters.map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat and never move
        <span key={index}>{letter}</span>
      ))}
    </div>
  );
}
