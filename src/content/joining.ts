import type { Text } from '../texts/text';

/** Texts of the application form that the society sets. */
export const joining = {
  nextTitle: 'What happens next',
  /** In the order in which it happens. Promise only what the society keeps. */
  nextSteps: [
    'Members of the association read your application. They do it beside their work, so it may take some weeks.',
    'If something is unclear, they write to the email address that you gave.',
    'Once they have approved it, you are in the alumni directory.',
  ],
} satisfies { nextTitle: Text; nextSteps: Text[] };
