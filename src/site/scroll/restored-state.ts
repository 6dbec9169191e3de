/** The history state that the document began with, as after a reload. Read before any navigation replaces it. */
export const restoredState: unknown = typeof history === 'undefined' ? null : history.state;
