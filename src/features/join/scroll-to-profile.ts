/** From closing the form to the scroll: the dialog is gone by then (spec, section 9). */
const SCROLL_DELAY_MS = 300;

/** Scrolls smoothly to the alumni directory, the page's own or the one inside its tag, if there is one. */
export function scrollToProfile(): void {
  setTimeout(() => {
    const inTag = document.querySelector('ummes-alumni')?.shadowRoot?.getElementById('profile');
    const directory = document.getElementById('profile') ?? inTag;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    directory?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  }, SCROLL_DELAY_MS);
}
