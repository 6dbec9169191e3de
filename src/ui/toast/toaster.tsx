import { createContext, useContext, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import * as sonner from 'sonner';
import { fill, type Translate } from '../../texts/text';
import { onTopmostDialogChange, topmostDialog, topmostLayer } from '../dialogs/open-dialogs';
import { adoptStyles } from '../style/style';
import { useAttention, useCountdown } from '../use-countdown';
import { placeToasts } from './toast-place';
import { toastStyles } from './toast-styles';

/** How long a toast stays. Its countdown pauses while the toasts are hovered over or focused. */
const TOAST_MS = 4000;

export type ToastKind = 'success' | 'error';

export interface ToastOptions {
  /** Default: 'top-right'. */
  position?: ToastPosition;
  /** Translates the names of the list and its buttons. Default: English. */
  t?: Translate;
}

type ToastPosition = 'top-right' | 'top-center';

declare module 'sonner' {
  /** sonner's stylesheet, an export that the build adds (build/bundling/edit-packages.ts). */
  export const styles: string;
}

let host: HTMLElement | undefined;
let root: Root | undefined;
let lastId = 0;

/** The id of the latest toast that says something went wrong. */
let errorId: string | undefined;

/** Position of the latest toast. */
let place: ToastPosition = 'top-right';

/** Shows a toast in the document's one toaster. */
export function raiseToast(kind: ToastKind, text: string, { position = 'top-right', t = fill }: ToastOptions): void {
  // Some pages replace their body, for example with Turbo or htmx.
  if (!host?.isConnected) mountToaster();
  // sonner (2.0.8) drops toasts that are raised before its list has mounted.
  flushSync(() => root?.render(<Toaster t={t} />));
  // The page may have opened or closed a dialog of its own.
  if (host && host.parentElement !== topmostLayer()) topmostLayer().append(host);
  place = position;
  updatePlace();
  lastId += 1;
  const id = `ummes-${lastId}`;
  // Whatever comes next, such as the success of another attempt, replaces it.
  if (errorId) sonner.toast.dismiss(errorId);
  errorId = kind === 'error' ? id : undefined;
  sonner.toast[kind](<ToastText id={id} text={text} />, { id, position, duration: Number.POSITIVE_INFINITY });
}

/** Uses a separate shadow root, so that sonner's styles and the page's don't affect each other. */
function mountToaster(): void {
  root?.unmount();
  host = document.createElement('div');
  host.dataset.ummesToaster = '';
  const shadow = host.attachShadow({ mode: 'open' });
  adoptStyles(shadow);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sonner.styles + toastStyles);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
  root = createRoot(shadow);
}

function updatePlace() {
  if (host) placeToasts(host, place);
}

/** Whether the toasts' countdowns are paused. */
const IsHeld = createContext(false);

/** Positioned at the top, because at sonner's default, the bottom, it would stretch up to the `top` in our styles. */
function Toaster({ t }: { t: Translate }) {
  const box = useRef<HTMLDivElement>(null);
  const { isHeld, release } = useAttention(box);
  // Toasts move into a modal dialog, because the rest is inert. Moving blurs them, in some browsers without an event.
  const move = useEffectEvent(() => {
    if (host) topmostLayer().append(host);
    release();
  });
  useLayoutEffect(() => {
    move();
    // Toasts in a dialog disappear with it.
    const unlisten = onTopmostDialogChange(() => host?.isConnected && topmostDialog() && move());
    // The focused control must not be under a toast (WCAG 2.4.11). Waits for the scroll that focusing triggers.
    const onFocus = ({ target }: FocusEvent) => target !== host && requestAnimationFrame(updatePlace);
    document.addEventListener('focusin', onFocus);
    return () => {
      unlisten();
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
  return (
    <div ref={box}>
      <IsHeld value={isHeld}>
        <sonner.Toaster
          theme="system"
          position="top-right"
          closeButton
          visibleToasts={4}
          containerAriaLabel={t('Notifications')}
          toastOptions={{ closeButtonAriaLabel: t('Close toast') }}
        />
      </IsHeld>
    </div>
  );
}

/** Dismisses its toast when its time is up. sonner's timers (2.0.8) pause on hover, but not on focus. */
function ToastText({ id, text }: { id: string; text: string }) {
  useCountdown(TOAST_MS, useContext(IsHeld), () => sonner.toast.dismiss(id));
  return text;
}
