/** Texts on an event's poster, and of the page that shows it. */
export const posterTexts = {
  labels: { time: 'Time', place: 'Place', details: 'Details', scan: 'Scan for details' },
  /** On the event's page, to its poster. */
  link: 'Poster',
  /** Where the event of the address does not exist. */
  missing: 'There is no event at this address. It may have been removed from the calendar.',
};
