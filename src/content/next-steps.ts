/** Texts of the links where there is nothing to show: no result, no event, no such page. */
export const nextStepTexts = {
  /** The event's day and title follow. */
  nextEvent: 'Next event',
  /** Shown while the next event is unknown, or without one. */
  events: 'All events',
  search: 'Search the site',
  contact: 'Contact us',
};

/** How to get off the newsletter's list if the emailed link is of no use. */
export const unsubscribeTexts = {
  /** The society's email address follows. */
  before: 'To unsubscribe without the link, write to',
  /** Between the address and the link to the contact page. */
  after: 'from the address that receives our newsletter, or',
  contact: 'contact us another way',
  /** Subject of the email. */
  subject: 'Please take me off the newsletter list',
};
