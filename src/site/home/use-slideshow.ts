import { useEffect, useState } from 'react';

/** How long a slide shows. */
const HERO_AUTOPLAY_MS = 8000;

/** How long the slideshow waits after a visitor chose a slide, before it continues. */
const HERO_HOLD_MS = 10_000;

/** A slideshow that wraps. While `paused` it stands still and has no timer. */
export function useSlideshow(count: number, paused: boolean) {
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(false);
  /** Counts the visitor's choices; 0 when none is being held. */
  const [held, setHeld] = useState(0);

  useEffect(() => {
    if (stopped || paused || count < 2) return;
    if (held) {
      const hold = setTimeout(() => setHeld(0), HERO_HOLD_MS);
      return () => clearTimeout(hold);
    }
    const autoplay = setInterval(() => setIndex((now) => (now + 1) % count), HERO_AUTOPLAY_MS);
    return () => clearInterval(autoplay);
  }, [stopped, paused, held, count]);

  return {
    /** The slide that shows, from 0. */
    index,
    /** The visitor has stopped it; nothing else starts it again. */
    stopped,
    choose(next: number) {
      setIndex(next);
      setHeld((choices) => choices + 1);
    },
    togglePause() {
      setStopped(!stopped);
      setHeld(0);
    },
  };
}
