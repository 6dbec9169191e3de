/** Text on the about page. */
export const about = {
  title: 'About UMMES',
  paragraphs: [
    'UMMES is the mechanical engineering students’ society. It is run by students, for students, and it belongs to everyone who studies, teaches or has studied here.',
    'We bring together students, academics, alumni and professionals to engage beyond lectures, learn from practising engineers and make connections that outlast a degree.',
    'Our members build race cars and robots, visit plants, teach each other software and welding, and look after each other during exams.',
  ],
  studentLifeLink: 'See what our members build',
  picture: { src: '/pictures/about.svg', alt: 'Drawing of a gear train in section' },
  boardTitle: 'Board of Executives',
  boardYear: 'UMMES 25/26',
  eventsBlock: {
    title: 'Events & Initiatives',
    text: 'Workshops, plant visits, lectures and competitions throughout the year, most of them open to all.',
    linkText: 'See our events',
    picture: '/pictures/events/industrial-visit.svg',
  },
  studentLifeBlock: {
    title: 'Student Life',
    text: 'Teams, projects and the evenings in between: what it is like to study mechanical engineering here.',
    linkText: 'See what’s on',
    picture: '/pictures/events/formula-student.svg',
  },
};
