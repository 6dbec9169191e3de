/** Forms that a server can receive, besides applications (UMMES_RECEIVE). */
export const RECEIVABLES = ['contact', 'newsletter'] as const;

export type Receivable = (typeof RECEIVABLES)[number];

/** On a page's `html` element: what the society receives, separated by spaces. Missing if nothing. */
export const RECEIVES_ATTRIBUTE = 'data-receives';

/** The answer to a sign-up, the same for an address that is on the list already. */
export const SUBSCRIBED = 'Thank you for subscribing!';
