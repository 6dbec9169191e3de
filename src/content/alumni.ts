import type { Text } from '../texts/text';

/** The texts on the alumni page. */
export const alumniTexts = {
  title: 'Alumni',
  /** The search result that opens the application form. */
  joinTitle: 'Join the alumni network',
  /** Next to the Join button; the link for students follows. */
  forGraduates: 'For graduates of the department. Still a student?',
  studentLink: 'See how to take part',
  /** Shown in browsers without JavaScript; the society's email address follows. */
  noScript: 'The application form needs JavaScript. You can email us instead:',
  objectivesTitle: 'Our Objectives',
  /** Shown with the same button after a search without results. */
  notListed:
    'Try fewer letters or another year. Only graduates who have joined are listed. If a friend is missing, send them this page.',
  /** Leads to the site's search, which also finds misspelt names. */
  similarNames: 'Find similar names',
};

/**
 * Shown with a link or button to the application form while the directory has few people or none. True before and after
 * the first application.
 */
export const joinInvitation: Text =
  'For graduates of the department, of any year. Fill in the form. Once the association has approved your application, your profile appears here.';

/** Shown once an application has arrived. */
export const joinTexts: { nextTitle: Text; nextSteps: readonly Text[] } = {
  nextTitle: 'What happens next',
  /** In chronological order. Promise only what the society can deliver. */
  nextSteps: [
    'Members of the association, all volunteers, review your application. You don’t need to do anything else.',
    'If anything is unclear, they will email you at the address that you gave.',
    'Once they have approved it, you will appear in the alumni directory.',
  ],
};
