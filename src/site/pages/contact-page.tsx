import { Link } from 'wouter';
import { contactTexts } from '../../content/contact';
import { Contact } from '../../features/contact/contact';
import { mailAddress } from '../../model/addresses/links';
import type { ContactMessage } from '../../model/forms/contact';
import { phones } from '../../model/society/phones';
import { caps, tallLink } from '../../ui/style/list-recipes.style';
import { extend, mono, row, stack } from '../../ui/style/recipes.style';
import { classes } from '../../ui/style/style';
import { NoScript } from '../no-script';
import { AudienceLinks } from '../own-pages';
import { doubleSheet, lede, onScreen, pageTitle, split, titleBlock } from '../page.style';
import { receives } from '../receives';
import { routes } from '../routes';
import { useSociety } from '../society';

const hours = extend(lede, row)`
  gap: 0 0.75em;
  & > b {
    font-weight: 600;
    color: var(--_text);
  }
`;

/** The facts in a narrow column, the form in the wide one. */
const columns = extend(split)`
  --_split: minmax(18em, 2fr) 3fr;
  margin-top: 3em;
`;

const facts = extend(titleBlock)`
  font-size: 1.08em;
  & > * {
    flex-basis: 100%;
  }
`;

const formSheet = extend(stack, doubleSheet, onScreen)`
  padding: clamp(1.25em, 4vw, 2.5em);
`;

/** Unsent text, for visitors who look at another page and come back. */
let draft: Partial<ContactMessage> = {};

/** The society's contact details and contact form. */
export function ContactPage() {
  const society = useSociety();
  const { address, email, officeHours } = society;
  const [mailbox, domain] = email.split('@');
  const numbers = phones(society);

  return (
    <>
      <h1 className={pageTitle}>{contactTexts.title}</h1>
      {officeHours && (
        <p className={hours}>
          <b>{contactTexts.officeHours}</b>
          <span>{officeHours}</span>
        </p>
      )}
      <AudienceLinks />
      <div className={columns}>
        <dl className={facts}>
          {address && (
            <div>
              <dt className={caps}>{contactTexts.addressLabel}</dt>
              <dd>
                <address>{address}</address>
                <Link href={routes.location.path} className={tallLink}>
                  {contactTexts.locationLink}
                </Link>
              </dd>
            </div>
          )}
          {numbers.length > 0 && (
            <div>
              <dt className={caps}>{contactTexts.phoneLabel}</dt>
              {numbers.map(({ text, href }) => (
                <dd key={text}>
                  <a className={classes(tallLink, mono)} href={href}>
                    {text}
                  </a>
                </dd>
              ))}
            </div>
          )}
          {email && (
            <div>
              <dt className={caps}>{contactTexts.emailLabel}</dt>
              <dd>
                <a className={tallLink} href={mailAddress(email)}>
                  {mailbox}@<wbr />
                  {domain}
                </a>
              </dd>
            </div>
          )}
        </dl>
        <div className={formSheet}>
          <Contact
            send={receives('contact')}
            email={email}
            draft={draft}
            onDraft={(typed) => {
              draft = typed;
            }}
          />
          <NoScript text={contactTexts.noScript} />
        </div>
      </div>
    </>
  );
}
