import type { Receivable } from '../model/forms/receiving';

/** Tests whether this page's server receives these forms. Undefined in prerendered HTML, which must suit any server. */
export function receives(what: Receivable): boolean | undefined {
  return globalThis.document?.documentElement.dataset.receives?.includes(what);
}
