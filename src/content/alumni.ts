import type { Text } from '../texts/text';

/** The texts on the alumni page. */
export const alumni = {
  title: 'Alumni',
  /** Next to the Join button; the link for students follows. */
  forGraduates: 'For graduates of the department. Still a student?',
  studentLink: 'See how to take part',
  /** Shown in browsers without JavaScript; the society's email address follows. */
  noScript: 'The application form needs JavaScript. You can email us instead:',
  objectivesTitle: 'Our Objectives',
  /** Shown with the Join button while the directory is empty. */
  invitation: 'The directory has just opened and needs its first entries. Join, and yours can be one of them.',
  /** Shown with the same button after a search without results. */
  notListed:
    'Try fewer letters or another year. Only graduates who have joined are listed. If a friend is missing, send them this page.',
};

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
