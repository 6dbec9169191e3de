import type { PageSection } from '../model/society/pages';

/*
 * The privacy page and the terms page until the society has its own in the `pages` sheet. They describe what the
 * website does, and make no legal statements.
 */

/** Shown above the built-in texts. */
export const legalNotice =
  'This text comes with the website. It describes what the website does and is not a legal statement; the society will add its own.';

const section = (page: 'privacy' | 'terms', title: string, ...paragraphs: string[]): PageSection => ({
  page,
  title,
  text: paragraphs.join('\n\n'),
  image: '',
});

export const privacy: readonly PageSection[] = [
  section('privacy', 'Privacy'),
  section(
    'privacy',
    'Visiting this website',
    'Every page can be read without an account. The website sets no cookies, except for the society’s officers and editors, who sign in to look after it, and has no analytics or advertising.',
    'The server logs the requested page, the time and the result, but not who requested it. To prevent abuse, the server counts requests per network address. It keeps these counts in memory only: for a minute, and those of applications and messages for a day.',
  ),
  section(
    'privacy',
    'Map and pictures',
    'The map comes from another service, such as Google Maps. Your browser loads it when you ask for it or, if the society has chosen so, when you scroll to it. The service then learns your network address and which browser you use, and may set cookies.',
    'Some pictures of events, news and people are stored on other services, such as Google Drive, and your browser loads them from there. None of these services is told which page you are on.',
  ),
  section(
    'privacy',
    'Contact form and newsletter',
    'If the society does not accept submissions, nothing you enter is sent, and the form offers to send an email instead if the society has given an address.',
    'If it does, your message is stored on the society’s server with your name and email address, so that the officers can read and answer it. It is kept for a year at most. A newsletter address is stored until you ask us to remove it; if you unsubscribe, we keep a record of that. We delete messages and addresses if you ask us to.',
    'The link at the end of each newsletter opens a page on this website. You are unsubscribed only when you press the button there.',
  ),
  section(
    'privacy',
    'Joining the alumni network',
    'The application form sends what you enter, and your photo if you add one, to the society’s server, for its officers to read. Data that a camera adds to a photo, such as where it was taken, is removed.',
    'Once the society approves an application, the alumni page shows the name, graduation year, position, company, email address, links and photo to everyone. Until you submit the form, what you enter stays on your device; if you clear the box above the button, it is deleted. After seven days, the form no longer shows it, and deletes it at your second visit after that.',
  ),
  section(
    'privacy',
    'Questions',
    'We are happy to explain what this website does with your data. Write to us on the contact page.',
  ),
];

export const terms: readonly PageSection[] = [
  section('terms', 'Terms'),
  section('terms', 'Who runs this website', 'This website is run by students in their free time.'),
  section(
    'terms',
    'What is published here',
    'The society’s editors enter the events, news and projects. Dates and places may change: check with the organisers before you travel far.',
    'People in the alumni directory applied to be listed and wrote their own entries.',
  ),
  section('terms', 'Links to other websites', 'Some links lead to websites that other people write and maintain.'),
  section(
    'terms',
    'Software and typeface',
    'This website’s software is under the MIT licence. The typeface is Barlow Semi Condensed, under the SIL Open Font License.',
  ),
];
