import { useEffect, useState } from 'react';

/** How long a slide shows (spec, section 9). */
export const HERO_AUTOPLAY_MS = 8000;

/** How long the slideshow waits after a reader chose a slide, before it goes on by itself (spec, section 9). */
export const HERO_HOLD_MS = 10_000;

export interface Slideshow {
  /** The slide that shows, from 0. */
  index: number;
  /** True once the reader has stopped it; only the reader starts it again. */
  stopped: boolean;
  choose: (index: number) => void;
  togglePause: () => void;
}

/** A slideshow that wraps. While `paused` it stands still and keeps no timer. */
export function useSlideshow(count: number, paused: boolean): Slideshow {
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(false);
  /** Counts the reader's choices; 0 when none is being held. */
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
    index,
    stopped,
    choose(next) {
      setIndex(next);
      setHeld((choices) => choices + 1);
    },
    togglePause() {
      setStopped(!stopped);
      setHeld(0);
    },
  };
}
