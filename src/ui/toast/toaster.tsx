import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import sonnerStyles from 'sonner/dist/styles.css?inline';
import { onTopmostDialogChange, topmostDialog } from '../open-dialogs';
import { adoptStyles } from '../style';
import { heldTimers } from './held-timers';
import { TOAST_MS, type ToastKind, type ToastPosition } from './toast';

/** sonner's own (2.0.8) are held while a pointer is on the toasts, but not while the focus is in them. */
const timers = heldTimers();

let ready = false;

/** Shows a toast in the document's one toaster. */
export function raiseToast(kind: ToastKind, text: string, position: ToastPosition): void {
  if (!ready) mountToaster();
  ready = true;
  const id = toast[kind](text, { position, duration: Number.POSITIVE_INFINITY });
  timers.start(TOAST_MS, () => toast.dismiss(id));
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
  const hold = holdTimers(host, root);
  const place = () => {
    (topmostDialog() ?? document.body).append(host);
    hold();
  };
  onTopmostDialogChange(place);
  place();
  // sonner drops what is raised before its list has mounted, so mount it now (seen with 2.0.8).
  flushSync(() => createRoot(root).render(<Toaster theme="system" richColors closeButton visibleToasts={4} />));
}

/**
 * Toasts stay while a pointer or the focus is on one of them, and while the tab is hidden.
 * @returns what looks anew: an element that is moved loses the focus, in some browsers without an event.
 */
function holdTimers(host: HTMLElement, root: ShadowRoot): () => void {
  let isPointedAt = false;
  const hold = () => timers.hold(isPointedAt || root.activeElement !== null || document.hidden);
  const point = ({ type }: Event) => {
    isPointedAt = type === 'pointerenter';
    hold();
  };
  host.addEventListener('pointerenter', point);
  host.addEventListener('pointerleave', point);
  root.addEventListener('focusin', hold);
  root.addEventListener('focusout', hold);
  document.addEventListener('visibilitychange', hold);
  return hold;
}
