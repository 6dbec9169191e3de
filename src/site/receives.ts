import type { Receivable } from '../model/forms/receiving';

/** Returns whether this page's server receives such forms. In browsers only: prerendered HTML doesn't depend on it. */
export function receives(what: Receivable): boolean | undefined {
  return globalThis.document?.documentElement.dataset.receives?.includes(what);
}
