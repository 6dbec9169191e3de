/** The button on the events page for subscribing to the calendar, and the items of its menu. */
export const subscribeTexts = {
  button: 'Subscribe to calendar',
  app: 'Calendar app',
  appHint: 'Adds the calendar and keeps it up to date',
  google: 'Google Calendar',
  file: 'Calendar file',
  fileHint: 'A copy of the current events',
};
