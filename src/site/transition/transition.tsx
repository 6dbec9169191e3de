import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import type { AroundNavHandler } from 'wouter';
import { panelLetters } from '../../model/society/society';
import { centred } from '../../ui/style/recipes.style';
import { reducedMotion } from '../../ui/style/reduced-motion';
import { useSociety } from '../society';
import { overlay } from './overlay.style';

/** Delay before the page switches. By then, the panels cover it. */
const SWITCH_MS = 200;

/** Time until the transition ends. By then, the panels have cleared the page. */
const CLEAR_MS = 1500;

type Phase = 'idle' | 'entering' | 'exiting';

/** The phase that the overlay shows. */
const phase = signal<Phase>('idle');

let pending: (() => void) | undefined;
let timers: ReturnType<typeof setTimeout>[] = [];

/**
 * Covers the page with panels, navigates, and uncovers it. Clicks pass through the panels. The new page's cards
 * skip their entrance animations.
 */
function transitionTo(navigate: () => void): void {
  settle();
  pending = navigate;
  phase.value = 'entering';
  timers = [
    setTimeout(() => {
      pending = undefined;
      phase.value = 'exiting';
      document.body.dataset.entered = '';
      navigate();
    }, SWITCH_MS),
    setTimeout(stop, CLEAR_MS),
  ];
}

/** Ends the transition. Runs any pending navigation immediately. */
function settle(): void {
  const earlier = pending;
  stop();
  earlier?.();
}

/** Ends the transition and drops any pending navigation. */
function stop(): void {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  pending = undefined;
  phase.value = 'idle';
}

/** Panels that spell out the society's initials and cover the page while it changes. */
export function TransitionOverlay() {
  useSignals();
  const shownPhase = phase.value;
  const letters = panelLetters(useSociety());

  // Back and Forward switch the page themselves and replace the pending navigation.
  useEffect(() => {
    window.addEventListener('popstate', stop);
    return () => {
      window.removeEventListener('popstate', stop);
      stop();
    };
  }, []);

  return (
    <div className={overlay} data-phase={shownPhase} data-overlay="" aria-hidden="true">
      {letters.map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat and never move
        <span key={index} className={centred}>
          {letter}
        </span>
      ))}
    </div>
  );
}

/** Delay before scrolling to an anchor on the same page. */
const ANCHOR_DELAY_MS = 100;

/** Pages that open with the transition. Links to anchors on other pages use it too. */
const THROUGH_TRANSITION = ['/events', '/alumni'];

/**
 * Follows a link. On the same page, scrolls smoothly to the anchor or to the top. Other pages open with the
 * transition if the link has an anchor or leads to /events or /alumni, and otherwise immediately. A navigation pending
 * from an earlier transition runs first. With reduced motion, there is no transition.
 */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  settle();
  delete document.body.dataset.entered;
  const target = new URL(to, location.href);
  const anchor = target.hash.slice(1);
  const isStill = reducedMotion();
  const behavior = isStill ? 'auto' : 'smooth';

  if (target.pathname === location.pathname) {
    // As browsers do, add no history entry for a link to the current URL.
    navigate(to, target.href === location.href ? { ...options, replace: true } : options);
    if (anchor) setTimeout(() => document.getElementById(anchor)?.scrollIntoView({ behavior }), ANCHOR_DELAY_MS);
    else window.scrollTo({ top: 0, behavior });
  } else if (!isStill && (anchor || THROUGH_TRANSITION.includes(target.pathname))) {
    transitionTo(() => navigate(to, options));
  } else {
    navigate(to, options);
  }
};
