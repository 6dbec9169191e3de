import { site } from './site';

/**
 * The privacy page and the terms page. All of this is sample text for the society to replace: it says
 * what the website does, and leaves everything legal to those who may say it.
 */
export interface LegalText {
  title: string;
  /** Stands in a box above the text. Empty it ('') once the text is the society's own. */
  notice: string;
  /** `link` follows its section and leads to a page of this site. */
  sections: readonly { title: string; paragraphs: readonly string[]; link?: { name: string; path: string } }[];
}

/** What the maps service learns. */
const GOOGLE =
  'To show the map, your browser fetches it from Google, which then learns your network address and your browser’s name, and may set cookies of its own.';

export const privacy: LegalText = {
  title: 'Privacy',
  notice:
    'Sample text. It describes what this website does today, and is no legal statement. The society replaces it with its own.',
  sections: [
    {
      title: 'Reading',
      paragraphs: [
        'Every page can be read without an account. The website sets no cookies, except for officers of the society who sign in, and has no analytics and no advertising.',
        'The server notes which page was asked for, when, and whether it could answer. It does not note who asked. To keep abuse out it counts requests per network address, in its memory only, and forgets them after a minute.',
      ],
    },
    {
      title: 'Map and pictures',
      paragraphs: [
        site.map.loads === 'view'
          ? `The map at the foot of each page and on the page ‘Getting here’ comes from Google. It loads when you scroll to it. ${GOOGLE}`
          : `The drawing of the campus is ours. Google is asked for nothing until you press ‘${site.map.showButton}’. ${GOOGLE}`,
        'Pictures of events, news and people may lie with other services, such as Google Drive. Your browser then fetches them there. Neither Google nor those services are told which page you are on.',
      ],
    },
    {
      title: 'Contact form and newsletter',
      paragraphs: [
        'As long as the society has not turned on receiving, these two forms check what you enter and send nothing; they then offer to write an email instead.',
        'Once it has, a message you send is stored on the society’s server with your name and email address, for the officers to read and answer, and for a year at most. A newsletter address is stored until you ask us to remove it; if you unsubscribe, it stays noted that you have. Ask us, and we remove either.',
        'The link at the end of a newsletter opens a page of ours. You are unsubscribed when you press the button there, not before.',
      ],
    },
    {
      title: 'Joining the alumni network',
      paragraphs: [
        'The application form sends what you enter, and your photo if you add one, to the society’s server, where it is kept for the society to read. What a camera writes into a photo besides the picture, such as the place, is removed.',
        'Once the society approves an application, the alumni page shows the name, graduation year, position, company, email address, links and photo to everyone. Until you press the button to submit, what you enter stays on your device: for seven days at most, and not at all if you clear the box above the form.',
      ],
    },
    {
      title: 'Questions',
      paragraphs: ['Ask us; we are glad to explain what this website does with your data.'],
      link: { name: 'Contact', path: '/contact' },
    },
  ],
};

export const terms: LegalText = {
  title: 'Terms',
  notice:
    'Sample text. The society has not published terms for this website yet; this page keeps their place and states plain facts.',
  sections: [
    {
      title: 'Who is behind this website',
      paragraphs: [
        `${site.name}, the ${site.longName} of the ${site.university}. It is run by students in their free time.`,
      ],
    },
    {
      title: 'What you find here',
      paragraphs: [
        'Events, news and projects are entered by the society’s editors. Dates and places change: ask the organisers when a journey depends on it.',
        'Names of the board, phone numbers and the email address are samples until the society enters its own.',
        'People in the alumni directory have applied to be in it, and describe themselves.',
      ],
    },
    {
      title: 'Links to elsewhere',
      paragraphs: ['Some links lead to other websites. What stands there is written by others.'],
    },
    {
      title: 'Software and typeface',
      paragraphs: [
        'The software of this website is under the MIT licence. The typeface of its headings is Barlow Semi Condensed, under the SIL Open Font License.',
      ],
    },
  ],
};
