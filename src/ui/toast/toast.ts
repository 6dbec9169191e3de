import { withTimeout } from '../with-timeout';

/** How long a toast stays (spec, section 2); the time stops while a pointer or the focus is on the toasts. */
export const TOAST_MS = 4000;

export type ToastKind = 'success' | 'error' | 'message';
export type ToastPosition = 'top-right' | 'top-center';

/**
 * Shows a short message above everything. The code and the toaster come on the first call.
 * Should they fail to load or take 120 s, the message is not shown: it only ever repeats what the view
 * says. The next toast tries again.
 */
export async function showToast(kind: ToastKind, text: string, position: ToastPosition = 'top-right'): Promise<void> {
  try {
    const { raiseToast } = await withTimeout(import('./toaster'));
    raiseToast(kind, text, position);
  } catch {
    console.warn(`ummes: a toast could not be shown: ${text}`);
  }
}
