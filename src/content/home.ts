/** The texts on the home page. */
export const home = {
  /** The society's name follows. */
  heading: 'Welcome to',
  eventsButton: 'See what’s on',
  /** Opens the application form on the alumni page. Shown if the society has no page for newcomers. */
  joinButton: 'Join as a graduate',
  graduatesLabel: 'For graduates',
  graduatesLink: 'Join the network',
  departmentButton: 'Department Website',
  scrollHint: 'Scroll down',
  eventsTitle: 'Upcoming Events',
  eventsLink: 'View All Events',
  newsTitle: 'Latest News',
  newsLink: 'View All News',
  galleryTitle: 'Moments That Matter',
  studentLifeLink: 'More from Student Life',
};
