/**
 * The state of the history's entry that the document began with, as after a reload; null when it had none. Read before
 * any navigation, which replaces it.
 */
export const restoredState: unknown = typeof history === 'undefined' ? null : history.state;
