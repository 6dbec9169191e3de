/** How long a toast stays. The time stops while a pointer or the focus is on the toasts. */
export const TOAST_MS = 4000;

export type ToastKind = 'success' | 'error';
export type ToastPosition = 'top-right' | 'top-center';
