import type { UseEmblaCarouselType } from 'embla-carousel-react';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** How long a picture shows (spec, section 9). */
export const GALLERY_AUTOPLAY_MS = 3000;

/** Turns a carousel by itself. */
export interface Autoplay {
  /** For the carousel's `plugins`. */
  plugin: { name: string; options: Record<string, never>; init(carousel: Embla): void; destroy(): void };
  /** Starts or stops it; at first it is stopped. */
  run(running: boolean): void;
}

/**
 * Every slide shows for its full time, one that the visitor has chosen too, and a slide that is held
 * stays. embla's own plug-in would add a kilobyte to every home page.
 */
export function createAutoplay(): Autoplay {
  let embla: Embla | undefined;
  let running = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const stop = () => clearInterval(timer);
  const restart = () => {
    stop();
    if (running) timer = setInterval(() => embla?.scrollNext(), GALLERY_AUTOPLAY_MS);
  };
  return {
    plugin: {
      name: 'autoplay',
      options: {},
      init(carousel) {
        embla = carousel;
        embla.on('select', restart).on('pointerDown', stop).on('pointerUp', restart);
      },
      destroy() {
        embla?.off('select', restart).off('pointerDown', stop).off('pointerUp', restart);
        embla = undefined;
      },
    },
    run(next) {
      running = next;
      restart();
    },
  };
}
