/**
 * Dialogs are centred in the part of the frame that the visitor sees, which `--frame-top` and `--frame-bottom` leave
 * out. Messages at the top of the window are there too.
 */
const STYLES = `
dialog:modal{top:var(--frame-top,0px);bottom:var(--frame-bottom,0px);max-height:min(54em,100% - var(--frame-top,0px) - var(--frame-bottom,0px) - 1em);}
[data-ummes-toaster]{position:fixed;inset:0 0 auto;translate:0 var(--frame-top,0px);}
`;

/**
 * Shows dialogs and messages in the visible part of a frame that is as high as its content: a modal dialog would
 * otherwise be in the middle of the frame, above or below what is on the screen.
 */
export function showInVisiblePart(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  const root = document.documentElement;
  document.adoptedStyleSheets.push(sheet);

  function measure() {
    for (const { shadowRoot } of document.body.children) {
      if (shadowRoot && !shadowRoot.adoptedStyleSheets.includes(sheet)) shadowRoot.adoptedStyleSheets.push(sheet);
    }
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
