import type { AroundNavHandler } from 'wouter';
import { reducedMotion } from '../../ui/style/reduced-motion';
import { settle, transitTo } from './transition';

/** From following a link to an anchor of the same page to the scroll. */
const ANCHOR_DELAY_MS = 100;

/** Pages that the transition leads to, as it does to every anchor of another page. */
const THROUGH_TRANSITION = ['/events', '/alumni'];

/**
 * Follows a link: to an anchor of this page with a smooth scroll, to this page by scrolling to its top, to an anchor
 * elsewhere, /events and /alumni through the transition, and to all else at once. A navigation that still waits in an
 * earlier transition happens first. With reduced motion nothing waits.
 */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  settle();
  const target = new URL(to, location.href);
  const anchor = target.hash.slice(1);
  const isStill = reducedMotion();
  const behavior = isStill ? 'auto' : 'smooth';

  if (target.pathname === location.pathname) {
    // As in a browser, the same address again adds no entry to the history.
    navigate(to, target.href === location.href ? { ...options, replace: true } : options);
    if (anchor) setTimeout(() => document.getElementById(anchor)?.scrollIntoView({ behavior }), ANCHOR_DELAY_MS);
    else window.scrollTo({ top: 0, behavior });
  } else if (!isStill && (anchor || THROUGH_TRANSITION.includes(target.pathname))) {
    transitTo(() => navigate(to, options));
  } else {
    navigate(to, options);
  }
};
