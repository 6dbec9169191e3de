/** Texts of the links that a page shows if it has nothing else: no result, no event, no such page. */
export const nextStepTexts = {
  /** The event's day and title follow. */
  nextEvent: 'Next event',
  /** Shown while the next event is unknown, or without one. */
  events: 'All events',
  search: 'Search the site',
  contact: 'Contact us',
};

/** How to unsubscribe from the newsletter if the emailed link doesn't work. */
export const unsubscribeTexts = {
  /** The society's email address follows. */
  before: 'To unsubscribe without the link, write to',
  /** Between the address and the link to the contact page. */
  after: 'from the address that receives our newsletter, or',
  contact: 'contact us another way',
  /** Subject of the email. */
  subject: 'Please remove me from the newsletter list',
};
