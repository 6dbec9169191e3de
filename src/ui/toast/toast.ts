import { withTimeout } from '../render/lazy-view';
import type { ToastKind, ToastOptions } from './toaster';

/**
 * Shows a short message above everything. The first call loads the code. If that fails or takes 120 s, the message is
 * not shown, and the next toast tries again. Nothing is lost, because the view shows the same information.
 */
export async function showToast(kind: ToastKind, text: string, options: ToastOptions = {}): Promise<void> {
  try {
    const { raiseToast } = await withTimeout(import('./toaster'));
    raiseToast(kind, text, options);
  } catch {
    console.warn(`ummes: a toast could not be shown: ${text}`);
  }
}
