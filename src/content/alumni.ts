import type { Text } from '../texts/text';

/** The text and pictures on the alumni page. */
export const alumni = {
  title: 'Alumni',
  /** The department's tagline. */
  tagline: 'Department of Mechanical Engineering: once one of our engineers, always one of us.',
  /** Shown in browsers without JavaScript; the society's email address follows. */
  noScript: 'The application form needs JavaScript. You can email us instead:',
  objectivesTitle: 'Our Objectives',
  /** Shown with the Join button while the directory is empty. */
  invitation: 'The directory has just opened and needs its first entries. Join, and yours can be one of them.',
  /** Shown with the same button after a search without results. */
  notListed:
    'Try fewer letters or another year. Only graduates who have joined are listed. If a friend is missing, send them this page.',
  /** On dark pages, `dark` is shown instead. A photograph needs no dark version. */
  picture: {
    src: '/alumni_1.jpg',
    dark: '/alumni_1-dark.jpg',
    alt: 'Drawing of a university hall with graduates in front of it',
  },
  objectivesPicture: {
    src: '/alumni_2.jpg',
    dark: '',
    alt: 'Drawing of a globe on which graduates are linked to a gear',
  },
};

/** The five objectives of the alumni network. */
export const objectives: readonly { title: string; text: string }[] = [
  { title: 'Connect', text: 'Keep graduates of every batch in touch with each other and with the department.' },
  { title: 'Mentor', text: 'Match students with graduates who have done what they hope to do.' },
  { title: 'Open doors', text: 'Share internships, jobs and research positions within the network.' },
  { title: 'Give back', text: 'Support student projects, laboratories and scholarships.' },
  { title: 'Celebrate', text: 'Share what our graduates build, publish and found.' },
];

/** Shown once an application has arrived. */
export const joinTexts = {
  nextTitle: 'What happens next',
  /** In chronological order. Promise only what the society can deliver. */
  nextSteps: [
    'Members of the association review your application in their spare time, so it may take a few weeks.',
    'If anything is unclear, they will email you at the address that you gave.',
    'Once they have approved it, you will appear in the alumni directory.',
  ],
} satisfies { nextTitle: Text; nextSteps: Text[] };
