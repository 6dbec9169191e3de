/** Texts and pictures of the alumni page. Its objectives are in objectives.ts. */
export const alumni = {
  title: 'Alumni',
  /** The department's tagline. */
  tagline: 'Department of Mechanical Engineering: once an engineer of ours, always one of us.',
  /** In browsers without JavaScript; the society's email address follows. */
  noScript: 'The application form needs JavaScript. You can write to us instead:',
  objectivesTitle: 'Our Objectives',
  pictures: [
    { src: '/alumni_1.jpg', alt: 'Drawing of a university hall with graduates in front of it' },
    { src: '/alumni_2.jpg', alt: 'Drawing of a globe on which graduates are linked to a gear' },
  ],
};
