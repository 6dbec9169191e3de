/**
 * Rules for a tag in a frame, where nobody knows the colour behind it.
 *
 * Headings cover the line behind them with the background's colour: here, they have neither.
 *
 * Dialogs are centred in the part of the frame that the visitor sees, which `--frame-top` and `--frame-bottom` leave
 * out (visible-part.ts). Messages at the top of the window are there too.
 */
const RULES = `
:host :has(>[part~=heading])>*{background:none;}
:host :has(>[part~=heading])::after{display:none;}
dialog:modal{top:var(--frame-top,0px);bottom:var(--frame-bottom,0px);max-height:min(54em,100% - var(--frame-top,0px) - var(--frame-bottom,0px) - 1em);}
[data-ummes-toaster]{position:fixed;inset:0 0 auto;translate:0 var(--frame-top,0px);}
`;

let sheet: CSSStyleSheet | undefined;

/** Adds the rules to the document and to the tag's shadow root, unless they have them. */
export function addStyles(): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(RULES);
  }
  const roots = [document, ...Array.from(document.body.children, ({ shadowRoot }) => shadowRoot)];
  for (const root of roots) if (root && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
