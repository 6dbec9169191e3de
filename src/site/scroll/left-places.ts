import { type Place, presentEntry, returning } from './left-place';
import { elementsNamed, nameOf, returnTo } from './return-to-place';

const STORAGE_KEY = 'ummes.places';

/** The places that were left, by the key of their entry in the history. They survive a reload. */
let places: Record<string, Place> = {};
let entry = '';
/** Followed, not read when a page is left: by then the browser may have scrolled, or taken the focus away. */
let top = 0;
let focused: Element | null = null;

/** Remembers the place in the entry that has been left. */
function remember() {
  const name = focused ? nameOf(focused) : '';
  const index = elementsNamed(name).indexOf(focused as HTMLElement);
  places[entry] = index < 0 ? { top } : { top, name, index };
  entry = presentEntry();
}

/** Goes to the place in the present entry, if it has been left before. */
function goBack() {
  const place = places[entry];
  returning.place = place;
  if (place) returnTo(place);
}

/** Follows the reader from page to page. */
function start() {
  try {
    places = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {} // blocked
  for (const [left, leftTop, element] of returning.early) {
    const isControl = element?.matches('a,button,input,select,textarea');
    places[left] = isControl ? { top: leftTop, name: nameOf(element as Element), index: 0 } : { top: leftTop };
  }
  entry = presentEntry();
  top = scrollY;
  focused = document.activeElement;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'back_forward' || returning.isLate) goBack();

  addEventListener('scroll', () => {
    top = scrollY;
  });
  // A little later: a page that goes away takes the focus from its elements first.
  const follow = () =>
    setTimeout(() => {
      focused = document.activeElement;
    });
  addEventListener('focusin', follow);
  addEventListener('focusout', follow);
  addEventListener('pushState', () => {
    // A control that was focused and pressed at once has not been followed yet.
    if (document.activeElement !== document.body) focused = document.activeElement;
    remember();
    returning.place = undefined;
  });
  returning.find = () => {
    remember();
    goBack();
  };
  addEventListener('pagehide', () => {
    remember();
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places));
    } catch {} // blocked, or full
  });
}

start();
