import { site } from './site';

/**
 * The privacy page and the terms page. All of this is sample text for the society to replace: it describes what the
 * website does, and makes no legal statements.
 */
export interface LegalText {
  title: string;
  /** Shown in a box above the text. Set it to '' once the text is the society's own. */
  notice: string;
  /** `link` follows its section and leads to a page on this site. */
  sections: readonly { title: string; paragraphs: readonly string[]; link?: { name: string; path: string } }[];
}

/** What Google learns if the map is loaded. */
const GOOGLE =
  'Your browser then loads the map from Google, which learns your network address and which browser you use, and may set cookies.';

export const privacy: LegalText = {
  title: 'Privacy',
  notice:
    'Sample text. It describes what this website does today and is not a legal statement. The society will replace it with its own.',
  sections: [
    {
      title: 'Visiting this website',
      paragraphs: [
        'Every page can be read without an account. The website sets no cookies, except for officers of the society who sign in, and has no analytics or advertising.',
        'The server logs the requested page, the time and the result, but not who requested it. To prevent abuse, the server counts requests per network address. It keeps these counts in memory only, for a minute.',
      ],
    },
    {
      title: 'Map and pictures',
      paragraphs: [
        site.map.loads === 'view'
          ? `The map at the foot of each page and on the ‘Getting here’ page comes from Google. It loads when you scroll to it. ${GOOGLE}`
          : `The drawing of the campus comes from this website. Nothing is loaded from Google until you press ‘${site.map.showButton}’. ${GOOGLE}`,
        'Some pictures of events, news and people are stored on other services, such as Google Drive, and your browser loads them from there. Neither Google nor those services are told which page you are on.',
      ],
    },
    {
      title: 'Contact form and newsletter',
      paragraphs: [
        'If the society does not accept submissions, nothing you enter is sent, and the form offers to send an email instead.',
        'If it does, your message is stored on the society’s server with your name and email address, so that the officers can read and answer it. It is kept for a year at most. A newsletter address is stored until you ask us to remove it; if you unsubscribe, we keep a record of that. We delete messages and addresses if you ask us to.',
        'The link at the end of each newsletter opens a page on this website. You are unsubscribed only when you press the button there.',
      ],
    },
    {
      title: 'Joining the alumni network',
      paragraphs: [
        'The application form sends what you enter, and your photo if you add one, to the society’s server, for its officers to read. Data that a camera adds to a photo, such as where it was taken, is removed.',
        'Once the society approves an application, the alumni page shows the name, graduation year, position, company, email address, links and photo to everyone. Until you submit the form, what you enter stays on your device, and not at all if you clear the box above the form. After seven days, the form no longer shows it, and deletes it when you next return.',
      ],
    },
    {
      title: 'Questions',
      paragraphs: ['We are happy to explain what this website does with your data.'],
      link: { name: 'Contact us', path: '/contact' },
    },
  ],
};

export const terms: LegalText = {
  title: 'Terms',
  notice:
    'Sample text. The society has not published terms for this website yet; until it does, this page states only facts.',
  sections: [
    {
      title: 'Who runs this website',
      paragraphs: [
        `${site.name}, the ${site.longName} of the ${site.university}. It is run by students in their free time.`,
      ],
    },
    {
      title: 'What is published here',
      paragraphs: [
        'The society’s editors enter the events, news and projects. Dates and places may change: check with the organisers before you travel far.',
        'The board members’ names, the phone numbers and the email address are samples until the society enters its own.',
        'People in the alumni directory applied to be listed and wrote their own entries.',
      ],
    },
    {
      title: 'Links to other websites',
      paragraphs: ['Some links lead to websites that other people write and maintain.'],
    },
    {
      title: 'Software and typeface',
      paragraphs: [
        'This website’s software is under the MIT licence. The typeface is Barlow Semi Condensed, under the SIL Open Font License.',
      ],
    },
  ],
};
