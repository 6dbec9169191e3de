import { addStyles } from './styles';

/**
 * Shows dialogs and messages in the visible part of a frame that is as high as its content: a modal dialog would
 * otherwise be in the middle of the frame, above or below what is on the screen.
 */
export function showInVisiblePart(): void {
  const root = document.documentElement;
  function measure() {
    addStyles(); // the tag may have got its shadow root since
    // Only an observer can tell, from another origin, which part of the frame is on the screen.
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (!entry?.isIntersecting) return;
      const { top, bottom } = entry.intersectionRect;
      root.style.setProperty('--frame-top', `${Math.max(0, top)}px`);
      root.style.setProperty('--frame-bottom', `${Math.max(0, innerHeight - bottom)}px`);
    });
    observer.observe(root);
  }
  // A dialog opens when something is pressed, and is measured before it is painted, or one frame later.
  for (const type of ['pointerdown', 'keydown', 'click']) addEventListener(type, measure, true);
}
