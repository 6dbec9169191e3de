/** Forms that a server can receive, besides applications (UMMES_RECEIVE). */
export const RECEIVABLES = ['contact', 'newsletter'] as const;

export type Receivable = (typeof RECEIVABLES)[number];

/** Attribute of a page's `html` element: the forms that the server receives, space-separated. Absent if none. */
export const RECEIVES_ATTRIBUTE = 'data-receives';

/** The response to a client that sends more requests than it may. */
export const TOO_MANY = 'Too many requests. Please try again in a moment.';

/** The response to a sign-up, even if the address is already on the list. */
export const SUBSCRIBED = 'Thank you for subscribing!';
