import type { Receivable } from '../model/forms/receiving';

/** Whether the server of this page receives something. For browsers only: prerendered HTML is the same either way. */
export function receives(what: Receivable): boolean | undefined {
  return globalThis.document?.documentElement.dataset.receives?.includes(what);
}
