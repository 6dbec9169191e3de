import type { AroundNavHandler } from 'wouter';
import { settle, transitTo } from './transition';

/** From choosing an anchor of the page one is on to the scroll (spec, section 9). */
const ANCHOR_DELAY_MS = 100;

/** Pages that are reached through the transition; so is every anchor (spec, section 2). */
const THROUGH_TRANSITION = ['/events', '/alumni'];

/**
 * What happens on each navigation: an anchor of the present page scrolls smoothly, and the page itself
 * to its top; an anchor elsewhere, /events and /alumni go through the transition, all else goes at once.
 * What still waits for an earlier transition goes first. Readers who want less motion are never kept waiting.
 */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  settle();
  const target = new URL(to, location.href);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const anchor = target.hash.slice(1);
  const shown = location.search;
  const stays = target.pathname === location.pathname;
  // A page's link, as in the menu; what a page itself notes in its address replaces the entry, or has a query.
  const chosen = !options?.replace && (target.search === '' || target.search === shown);
  if (stays) {
    // As a browser does: the same address again is no further step back.
    navigate(to, target.href === location.href ? { ...options, replace: true } : options);
    if (anchor) setTimeout(() => scrollToAnchor(anchor, calm), ANCHOR_DELAY_MS);
    else if (chosen) window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  } else if (!calm && (anchor || THROUGH_TRANSITION.includes(target.pathname))) {
    transitTo(() => navigate(to, options));
  } else {
    navigate(to, options);
  }
};

function scrollToAnchor(id: string, calm: boolean) {
  document.getElementById(id)?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
}
