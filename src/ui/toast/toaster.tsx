import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import * as sonner from 'sonner';
import { fill, type Translate } from '../../texts/text';
import { onTopmostDialogChange, topmostDialog } from '../dialogs/open-dialogs';
import { adoptStyles } from '../style/style';
import { heldTimers } from './held-timers';
import { placeToasts } from './toast-place';

/** How long a toast stays. The time stops while a pointer or the focus is on the toasts. */
const TOAST_MS = 4000;

export type ToastKind = 'success' | 'error';

export interface ToastOptions {
  /** Default 'top-right'. */
  position?: ToastPosition;
  /** Gives the names of the list and its buttons, in the language of the toast. Default English. */
  t?: Translate;
}

type ToastPosition = 'top-right' | 'top-center';

declare module 'sonner' {
  /** Its stylesheet, exported by the build (build/bundling/edit-package.ts). */
  export const styles: string;
}

/** sonner's own timers (2.0.8) stop for a pointer on the toasts, but not for the focus. */
const timers = heldTimers();

let host: HTMLElement | undefined;
let root: Root;

/** Moves the toaster to where it is not inert. */
let move = () => {};

/** Where the last toast was to be. */
let place: ToastPosition = 'top-right';

/** Shows a toast in the document's one toaster. */
export function raiseToast(kind: ToastKind, text: string, { position = 'top-right', t = fill }: ToastOptions): void {
  host ??= mountToaster();
  // sonner drops what is raised before its list has mounted (2.0.8).
  flushSync(() => root.render(<List t={t} />));
  if (!host.isConnected) move(); // the page has replaced its body, as Turbo and htmx do
  place = position;
  placeToasts(host, place);
  const id = sonner.toast[kind](text, { position, duration: Number.POSITIVE_INFINITY });
  timers.start(TOAST_MS, () => sonner.toast.dismiss(id));
}

/*
 * In a shadow root of its own: sonner's styles stay out of the page, and the page's out of it. A modal dialog makes
 * everything else inert, so the toaster moves into the topmost one.
 */
function mountToaster(): HTMLElement {
  const host = document.createElement('div');
  host.dataset.ummesToaster = '';
  const shadow = host.attachShadow({ mode: 'open' });
  adoptStyles(shadow);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sonner.styles + toastStyles);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
  const updateHold = holdTimers(host, shadow);
  move = () => {
    const wasConnected = host.isConnected;
    (topmostDialog() ?? document.body).append(host);
    updateHold(wasConnected);
  };
  onTopmostDialogChange(move);
  move();
  // The focus goes on, and may come to stand under a toast (WCAG 2.4.11). After the scrolling that it starts.
  document.addEventListener('focusin', ({ target }) => {
    if (target !== host) requestAnimationFrame(() => placeToasts(host, place));
  });
  root = createRoot(shadow);
  return host;
}

/** The list of its default position, at the bottom, would reach from there to the top that the styles set, over the page. */
const List = ({ t }: { t: Translate }) => (
  <sonner.Toaster
    theme="system"
    position="top-right"
    closeButton
    visibleToasts={4}
    containerAriaLabel={t('Notifications')}
    toastOptions={{ closeButtonAriaLabel: t('Close toast') }}
  />
);

/**
 * Holds the timers while a pointer or the focus is on a toast, and while the tab is hidden.
 * @returns what checks again: an element that is moved loses the focus, in some browsers without an event, and one that
 * was removed has no pointer on it.
 */
function holdTimers(host: HTMLElement, root: ShadowRoot): (wasConnected: boolean) => void {
  let isPointedAt = false;
  const update = () => timers.hold(isPointedAt || root.activeElement !== null || document.hidden);
  const onPointer = ({ type }: Event) => {
    isPointedAt = type === 'pointerenter';
    update();
  };
  for (const type of ['pointerenter', 'pointerleave']) host.addEventListener(type, onPointer);
  for (const type of ['focusin', 'focusout']) root.addEventListener(type, update);
  document.addEventListener('visibilitychange', update);
  return (wasConnected) => {
    isPointedAt &&= wasConnected;
    update();
  };
}

/**
 * The product's look for sonner's toasts (2.0.8): a sheet of paper with a strong edge, in danger's colour and with
 * sonner's own icon for an error. `--_top` and `--_end` are what the toasts must leave free (toast-place.ts).
 */
export const toastStyles = `
:host{--_top:16px;--_end:16px;background:none;}
[data-sonner-toaster][data-sonner-theme]{--normal-bg:var(--_surface);--normal-text:var(--_text);--normal-border:var(--_border-strong);--border-radius:var(--_radius);top:var(--_top);font-family:var(--_font);}
[data-sonner-toast][data-styled='true']{border-inline-start:5px solid var(--_accent);box-shadow:0 4px 16px #050b1140;font-size:0.95em;}
[data-sonner-toast][data-type='error'][data-styled='true']{border:2px solid var(--_danger);border-inline-start-width:5px;}
[data-sonner-toast][data-type='error'] [data-icon]{color:var(--_danger);}
[data-sonner-toast][data-styled='true'] [data-title]{font-weight:600;}
[data-sonner-toast][data-styled='true'] [data-close-button]{width:26px;height:26px;background:var(--_surface);border-color:var(--_border-strong);color:var(--_text);}
[data-sonner-toast][data-styled='true']:hover [data-close-button]:hover{background:var(--_surface);border-color:var(--_text);}
[data-sonner-toast][data-styled='true']:focus-visible,[data-sonner-toast][data-styled='true'] [data-close-button]:focus-visible{outline:3px solid var(--_focus);outline-offset:2px;box-shadow:0 0 0 2px var(--_background);}
@media (max-width:600px){[data-sonner-toaster][data-sonner-theme]{right:auto;left:16px;width:calc(100% - 16px - var(--_end));}[data-sonner-toaster] [data-sonner-toast]{width:100%;}}
@media print{:host{display:none;}}
`;
