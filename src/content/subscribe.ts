/** The text of the Subscribe button on the events page, and of its menu. */
export const subscribeTexts = {
  button: 'Subscribe to calendar',
  app: 'Calendar app',
  appHint: 'Adds the calendar and keeps it up to date',
  google: 'Google Calendar',
  file: 'Calendar file',
  fileHint: 'A copy of the current events',
};
