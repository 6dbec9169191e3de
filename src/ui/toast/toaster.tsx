import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import sonnerStyles from 'sonner/dist/styles.css?inline';
import { onTopmostDialogChange, topmostDialog } from '../open-dialogs';
import { adoptStyles } from '../style';
import { TOAST_MS, type ToastKind, type ToastPosition } from './toast';

let ready = false;

/** Shows a toast in the document's one toaster. */
export function raiseToast(kind: ToastKind, text: string, position: ToastPosition): void {
  if (!ready) mountToaster();
  ready = true;
  toast[kind](text, { position, duration: TOAST_MS });
}

/*
 * The toaster has a shadow root of its own: sonner's styles stay out of the page, the page's out of
 * it. A modal dialog makes all else inert, so the toaster lives inside the topmost one.
 */
function mountToaster() {
  const host = document.createElement('div');
  host.dataset.ummesToaster = '';
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sonnerStyles);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const place = () => (topmostDialog() ?? document.body).append(host);
  onTopmostDialogChange(place);
  place();
  // sonner drops what is raised before its list has mounted, so mount it now (seen with 2.0.8).
  flushSync(() => createRoot(root).render(<Toaster theme="system" richColors closeButton visibleToasts={4} />));
}
