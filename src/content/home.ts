/** The text and pictures on the home page. */
export const home = {
  heading: 'Welcome to UMMES',
  /** A sentence that only this society could write. */
  tagline: 'We rebuilt an engine in one night and framed the washer that was left over.',
  description:
    'A forum where students, academics, alumni and professionals meet to engage, learn and make connections.',
  eventsButton: 'See what’s on',
  joinButton: 'Join our network',
  departmentButton: 'Department Website',
  scrollHint: 'Scroll down',

  /**
   * The slideshow; each picture is in public/pictures/hero in three widths. `focus` is the point, from the left and
   * from the top, that stays visible if the window crops the picture.
   */
  slides: [
    { name: 'aero', focus: '100% 8%', alt: 'Drawing of a wing section in a wind tunnel' },
    { name: 'bionic-lab', focus: '72% 45%', alt: 'Drawing of a robotic hand, its finger joints in section' },
    { name: 'machine-shop', focus: '62% 100%', alt: 'Drawing of a lathe turning a shaft' },
  ],

  eventsTitle: 'Upcoming Events',
  eventsLink: 'View All Events',
  newsTitle: 'Latest News',
  newsLink: 'View All News',
  galleryTitle: 'Moments That Matter',
  studentLifeLink: 'More from Student Life',
};
