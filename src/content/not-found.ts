/** What the page for addresses that do not exist says. */
export const notFoundText =
  'Sorry, there is no page at this address. It may have moved, or the address has a typing error.';

/** The ways on from there; the search and others follow (next-steps.ts). */
export const notFoundTexts = {
  /** The name of the page with the closest address follows, with a question mark. */
  meant: 'Did you mean',
  home: 'Home page',
};
