/* The ends of the names of tests that an engine skips on purpose (tests/README.md gives the reasons). */

export const NOT_IN_FIREFOX = '(not in Firefox)';
export const ONLY_IN_CHROMIUM = '(only in Chromium)';

/** Tests whether an engine skips a test on purpose, rather than because something is missing on this machine. */
export function isSkippedByEngine(/** @type {string} */ name) {
  return [NOT_IN_FIREFOX, ONLY_IN_CHROMIUM].some((end) => name.endsWith(end));
}
