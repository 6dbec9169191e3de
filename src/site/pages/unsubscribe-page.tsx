import { useState } from 'react';
import { unsubscribeTexts } from '../../content/next-steps';
import { Unsubscribe } from '../../features/unsubscribe/unsubscribe';
import { mailLink } from '../../model/addresses/links';
import { outcomeIn } from '../../model/forms/unsubscribe';
import { documentTitle } from '../../model/society/titles';
import { useIsHydrated } from '../../ui/host/host';
import { centred, extend, mono } from '../../ui/style/recipes.style';
import { useQuery } from '../address';
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
  const outcome = useOutcome();
  return (
    <main id="main" className={middle}>
      <div className={sheet}>
        <Unsubscribe level={1} method="post" outcome={outcome} help={<UnsubscribeHelp />} />
        <SampleNote />
        <p className={sheetName}>
          <a href="/">{documentTitle('', society)}</a>
        </p>
      </div>
    </main>
  );
}

/**
 * Returns the outcome of the form, if the server received it because scripts don't run. It comes with the server's
 * rendering only, so that no link can claim that a reader has unsubscribed.
 */
function useOutcome() {
  const isHydrated = useIsHydrated();
  const query = useQuery();
  const [outcome] = useState(() => (isHydrated ? undefined : outcomeIn(query)));
  return outcome;
}

/** How to unsubscribe without a working link. */
function UnsubscribeHelp() {
  const { email } = useSociety();
  const [name, domain] = email.split('@');
  const { subject, before, after, contact, withoutEmail } = unsubscribeTexts;
  if (!email)
    return (
      <p>
        <a href={routes.contact.path}>{withoutEmail}</a>
      </p>
    );
  return (
    <p>
      {before}{' '}
      <a href={mailLink(email, { subject }).href}>
        {name}@<wbr />
        {domain}
      </a>{' '}
      {after} <a href={routes.contact.path}>{contact}</a>.
    </p>
  );
}
