import type { Text } from '../texts/text';
import { site } from './site';

/** The texts and pictures on the alumni page. */
export const alumni = {
  title: 'Alumni',
  /** The department's tagline. */
  tagline: 'Department of Mechanical Engineering: once an engineer of ours, always one of us.',
  /** In browsers without JavaScript; the society's email address follows. */
  noScript: 'The application form needs JavaScript. You can write to us instead:',
  objectivesTitle: 'Our Objectives',
  /** `dark` is shown instead on dark pages; a photograph needs none. */
  pictures: [
    {
      src: '/alumni_1.jpg',
      dark: '/alumni_1-dark.jpg',
      alt: 'Drawing of a university hall with graduates in front of it',
    },
    { src: '/alumni_2.jpg', dark: '', alt: 'Drawing of a globe on which graduates are linked to a gear' },
  ],
  /** Above the years, each of which leads to the page of a batch. */
  batchesTitle: 'By batch',
};

/** Texts of the page of a batch. */
export const batchTexts = {
  all: 'All alumni',
  people: 'People in the directory',
  workplaces: 'Companies and institutes',
  commonWorkplaces: 'Where most of them work',
  commonDesignations: 'Most common designations',
  share: 'Copy the link',
  shared: 'The link is copied.',
  notShared: 'The link could not be copied. It is the address of this page.',
  /** Where nobody has the year that the address names. */
  unknown: 'Nobody with this graduation year is in the directory yet.',
  unknownNext: 'Choose another batch below, look through all alumni, or be the first of yours.',
};

/** The heading of a batch's page, and its title in tabs and previews. */
export const batchHeading = (batch: string) => `Batch of ${batch}`;
export const batchTitle = (batch: string) => `${batchHeading(batch)} · ${site.name}`;

/** What a batch's page is about, in a sentence. */
export const batchDescription = (people: number, batch: string) =>
  people === 1
    ? `One graduate of ${batch} is in the alumni directory of the ${site.longName}.`
    : `${people} graduates of ${batch} are in the alumni directory of the ${site.longName}.`;

/** The five objectives of the alumni network. */
export const objectives: readonly { title: string; text: string }[] = [
  { title: 'Connect', text: 'Keep graduates of every batch in touch with each other and with the department.' },
  { title: 'Mentor', text: 'Match students with graduates who have done what they hope to do.' },
  { title: 'Open doors', text: 'Share internships, jobs and research places within the network.' },
  { title: 'Give back', text: 'Support student projects, laboratories and scholarships.' },
  { title: 'Celebrate', text: 'Make known what our graduates build, publish and found.' },
];

/** What the application form says once an application has arrived. */
export const joining = {
  nextTitle: 'What happens next',
  /** In the order in which it happens. Promise only what the society keeps. */
  nextSteps: [
    'Members of the association read your application. They do it beside their work, so it may take some weeks.',
    'If something is unclear, they write to the email address that you gave.',
    'Once they have approved it, you are in the alumni directory.',
  ],
} satisfies { nextTitle: Text; nextSteps: Text[] };
