/** The texts on the about page. */
export const about = {
  /** The society's name follows. */
  title: 'About',
  studentLifeLink: 'See what our members build',
  boardTitle: 'Board of Executives',
  /** Shown until the board is in its sheet. */
  noBoard: 'The board will be introduced here soon.',
  boardFailed: 'The board could not be loaded. Please try again later.',
  eventsBlock: {
    title: 'Events & Initiatives',
    text: 'Workshops, plant visits, lectures and competitions throughout the year, most of them open to all.',
    linkText: 'See our events',
  },
  studentLifeBlock: {
    title: 'Student Life',
    text: 'Teams, projects and the evenings in between: what it is like to study here.',
    linkText: 'See what’s on',
  },
};
