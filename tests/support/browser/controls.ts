import type { Guest } from './guest';

/** A control, and what it does. */
export interface Control {
  /** Without `ummes-`. */
  tag: string;
  what: string;
  /** The control in the shadow root, the first that can be seen, else the first. */
  press: string;
  /** Text by which it is told from others that match. */
  text?: string;
  /** What is so once it has had its effect. */
  effect: (guest: Guest, view: ShadowRoot) => unknown;
  attributes?: string;
  /** CSS pixels. */
  width?: number;
}

/** Windows in which the news are single cards, and a row. */
export const NARROW = 800;
export const WIDE = 1300;
const SHARED = 'event-id="sample-formula-student" href="/events/formula"';

/** Whether a view has an element, or says something. */
export const has = (selector: string) => (_: Guest, view: ShadowRoot) => view.querySelector(selector);
export const says = (text: string) => (_: Guest, view: ShadowRoot) => view.textContent?.includes(text);
/** The position in a carousel or a list, as its controls show it. */
const isAt = (selector: string, text: string) => (_: Guest, view: ShadowRoot) =>
  [...view.querySelectorAll(selector)].some((position) => position.textContent?.startsWith(text));
const isAtSlide = (text: string) => isAt('[part~=carousel] [aria-atomic]', text);
const isAtPage = (text: string) => isAt('[part~=pager] span', text);
const noted =
  (text: string) =>
  ({ window }: Guest) =>
    (window as unknown as { noted?: string }).noted === text;

/** Every button of every tag, but those that need something else to be done before. */
export const CONTROLS: readonly Control[] = [
  { tag: 'events', what: 'a title', press: '[part~=link]', effect: has('dialog[open] [part~=event]') },
  { tag: 'events', what: 'See More', press: '[part~=more]', effect: has('dialog[open] [part~=event]') },
  { tag: 'events', what: 'Next', press: '[part~=pager] button:last-child', effect: isAtPage('2 /') },
  {
    ...{ tag: 'event-detail', what: 'Back to Events', press: '[part~=back]' },
    effect: noted('Back to Events'),
    attributes: SHARED,
  },
  {
    ...{ tag: 'event-detail', what: 'its picture', press: '[aria-label^=Enlarge]' },
    effect: has('dialog[open] img'),
    attributes: SHARED,
  },
  {
    ...{ tag: 'event-detail', what: 'a picture of its gallery', press: '[part~=gallery] button' },
    effect: has('dialog[open] img'),
    attributes: SHARED,
  },
  {
    ...{ tag: 'event-detail', what: 'Add to calendar', press: 'button', text: 'Add to calendar' },
    effect: noted('download'),
    attributes: SHARED,
  },
  {
    ...{ tag: 'event-detail', what: 'Share', press: 'button', text: 'Share or copy link' },
    effect: noted('share'),
    attributes: SHARED,
  },
  { tag: 'news', what: 'See More', press: '[part~=more]', effect: has('dialog[open] [part~=news]') },
  { tag: 'news', what: 'the next slide', press: '[aria-label="Next slide"]', effect: isAtSlide('02 /') },
  { tag: 'news', what: 'the slide before', press: '[aria-label="Previous slide"]', effect: isAtSlide('13 /') },
  { tag: 'news', what: 'a dot', press: '[part~=dots] button:nth-child(3)', effect: isAtSlide('03 /') },
  {
    ...{ tag: 'news', what: 'See More in the row', press: '[part~=row] [part~=more]', width: WIDE },
    effect: has('dialog[open] [part~=news]'),
  },
  {
    ...{ tag: 'news', what: 'the row’s right arrow', press: '[aria-label="Scroll right"]', width: WIDE },
    effect: (_, view) => (view.querySelector('[part~=row] ul')?.scrollLeft ?? 0) > 100,
  },
  { tag: 'next', what: 'its title', press: '[part~=link]', effect: has('dialog[open] [part~=event]') },
  { tag: 'student-life', what: 'a title', press: '[part~=link]', effect: has('dialog[open] [part~=project]') },
  { tag: 'student-life', what: 'Next', press: '[part~=pager] button:last-child', effect: isAtPage('2 /') },
  { tag: 'alumni', what: 'Next', press: '[part~=pager] button:last-child', effect: isAtPage('2 /') },
  { tag: 'alumni', what: 'contact details', press: '[aria-expanded]', effect: has('[aria-expanded=true]') },
  { tag: 'alumni', what: 'a card', press: '[part~=name]', effect: has('[aria-expanded=true]') },
  { tag: 'join', what: 'Submit', press: '[type=submit]', effect: has('[aria-invalid=true]') },
  { tag: 'newsletter', what: 'Subscribe', press: '[type=submit]', effect: has('[role=alert]') },
  { tag: 'contact', what: 'Send', press: '[type=submit]', effect: has('[part~=error]') },
  {
    ...{ tag: 'unsubscribe', what: 'its button', press: '[part~=button]' },
    effect: has('[role=alert]:not(:empty), [role=status]:not(:empty)'),
  },
  { tag: 'gallery', what: 'a picture', press: '[aria-label^=Enlarge]', effect: has('dialog[open]') },
  { tag: 'gallery', what: 'the next slide', press: '[aria-label="Next slide"]', effect: isAtSlide('2 /') },
  { tag: 'gallery', what: 'the slide before', press: '[aria-label="Previous slide"]', effect: isAtSlide('8 /') },
  { tag: 'gallery', what: 'a dot', press: '[part~=dots] button:nth-child(3)', effect: isAtSlide('3 /') },
  { tag: 'gallery', what: 'Pause', press: '[aria-label="Pause gallery"]', effect: has('[aria-label="Play gallery"]') },
];
