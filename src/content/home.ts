/** Texts and pictures of the home page. */
export const home = {
  heading: 'Welcome to UMMES',
  description:
    'Students, academics, alumni and professionals of mechanical engineering meet here to learn from each other and to build things that work.',
  departmentButton: 'Department Website',
  scrollHint: 'Scroll down',

  /** The slideshow; each picture lies in public/pictures/hero in three widths. */
  slides: [
    { name: 'aero', alt: 'Drawing of a wing section in a wind tunnel, with its lines of flow' },
    { name: 'bionic-lab', alt: 'Drawing of a robotic hand, its finger joints in section' },
    { name: 'machine-shop', alt: 'Drawing of a lathe turning a shaft' },
  ],

  eventsTitle: 'Upcoming Events',
  eventsLink: 'View All Events',
  newsTitle: 'Latest News',
  newsLink: 'View All News',
  galleryTitle: 'Moments That Matter',
  studentLifeLink: 'More of Student Life',
};
