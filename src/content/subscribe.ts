/** The button on the events page that offers the calendar for phones and computers, and what it offers. */
export const subscribeTexts = {
  button: 'Subscribe to calendar',
  app: 'Calendar app',
  appHint: 'Adds the calendar and keeps it up to date',
  google: 'Google Calendar',
  file: 'Calendar file',
  fileHint: 'The events as they are now',
};
