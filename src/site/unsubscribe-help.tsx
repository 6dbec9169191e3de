import { unsubscribeTexts } from '../content/next-steps';
import { site } from '../content/site';
import { routes } from './routes';

/** How to get off the newsletter's list without a link that works. */
export function UnsubscribeHelp() {
  const { email } = site.contact;
  const { subject, before, after, contact } = unsubscribeTexts;
  return (
    <p>
      {before} <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>{email}</a> {after}{' '}
      <a href={routes.contact.path}>{contact}</a>.
    </p>
  );
}
