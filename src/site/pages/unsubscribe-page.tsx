import { unsubscribeTexts } from '../../content/next-steps';
import { Unsubscribe } from '../../features/unsubscribe/unsubscribe';
import { mailLink } from '../../model/addresses/links';
import { documentTitle } from '../../model/society/titles';
import { centred, extend, mono } from '../../ui/style/recipes.style';
import { doubleSheet } from '../page.style';
import { routes } from '../routes';
import { SampleNote } from '../sample-note';
import { useSociety } from '../society';
import { useHead } from '../use-head';

/** One sheet in the middle of the window. */
const middle = extend(centred)`
  min-height: 100vh;
  padding: min(1.5em, 4vw);
`;

const sheet = extend(doubleSheet)`
  width: min(36em, 100%);
  padding: min(2em, 6vw);
  /* Reserves room for the button: whether the link has a token is only known after hydration. */
  & > :first-child {
    align-content: start;
    min-height: 13.9em;
    @media (max-width: 26em) {
      min-height: 17.9em;
    }
  }
`;

const sheetName = extend(mono)`
  margin-top: 2em;
  padding-top: 1em;
  border-top: 1px solid var(--_border);
  font-size: 0.85em;
`;

/** Has no header or footer: visitors come here for one thing only. */
export function UnsubscribePage() {
  useHead(routes.unsubscribe);
  const society = useSociety();
  return (
    <main id="main" className={middle}>
      <div className={sheet}>
        <Unsubscribe level={1} method="post" help={<UnsubscribeHelp />} />
        <SampleNote />
        <p className={sheetName}>
          <a href="/">{documentTitle('', society)}</a>
        </p>
      </div>
    </main>
  );
}

/** How to unsubscribe without a working link. */
function UnsubscribeHelp() {
  const { email } = useSociety();
  const [name, domain] = email.split('@');
  const { subject, before, after, contact, withoutEmail } = unsubscribeTexts;
  if (!email)
    return (
      <p data-help="">
        <a href={routes.contact.path}>{withoutEmail}</a>
      </p>
    );
  return (
    <p data-help="">
      {before}{' '}
      <a href={mailLink(email, { subject }).href}>
        {name}@<wbr />
        {domain}
      </a>{' '}
      {after} <a href={routes.contact.path}>{contact}</a>.
    </p>
  );
}
