/** Forms that a server can receive, besides applications (UMMES_RECEIVE). */
export const RECEIVABLES = ['contact', 'newsletter'] as const;

export type Receivable = (typeof RECEIVABLES)[number];

/** Attribute of a page's `html` element: what the society receives, separated by spaces. Missing if nothing. */
export const RECEIVES_ATTRIBUTE = 'data-receives';

/** The response to a sign-up, even if the address is already on the list. */
export const SUBSCRIBED = 'Thank you for subscribing!';
