/** The text of the links on pages with nothing to show: no results, no event, or an unknown URL. */
export const nextStepTexts = {
  /** The event's day and title follow. */
  nextEvent: 'Next event',
  /** Shown until the next event has loaded, or if there isn't one. */
  events: 'All events',
  search: 'Search the site',
  contact: 'Contact us',
  /** The next three are shown if there are no upcoming events. */
  calendar: 'Add our calendar to yours: new events appear in it',
  newsletter: 'Get the newsletter',
  past: 'See what we did before',
};

/** How to unsubscribe from the newsletter if the emailed link doesn't work. */
export const unsubscribeTexts = {
  /** The society's email address follows. */
  before: 'To unsubscribe without the link, write to',
  /** Between the address and the link to the contact page. */
  after: 'from the address that receives our newsletter, or',
  contact: 'contact us another way',
  /** Instead of all of these, if the society has no email address. */
  withoutEmail: 'Contact us to unsubscribe without the link.',
  /** Subject of the email. */
  subject: 'Please remove me from the newsletter list',
};
