import { type MouseEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { mailAddress } from '../../model/addresses/links';
import type { Alumnus } from '../../model/alumni/alumnus';
import { Heading, useTexts } from '../../ui/host/host';
import { Avatar } from '../../ui/pictures/avatar';
import { iconButton } from '../../ui/style/controls';
import { caps, scripted, singleLine } from '../../ui/style/list-recipes.style';
import { mono } from '../../ui/style/recipes.style';
import { classes } from '../../ui/style/style';
import { card, contacts, facts, grid, invitationCell, toggle } from './alumni.style';

/**
 * One person. On a touch screen, tapping the card shows or hides the contact links. If the visitor showed them before
 * hydration (`aria-expanded`, set by replay/record.ts), they stay visible.
 */
function AlumniCard({ alumnus }: { alumnus: Alumnus }) {
  const t = useTexts();
  const [openFor, setOpenFor] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const { name, batch, designation, companyOrInstitute, imageUrl } = alumnus;
  const isOpen = openFor === alumnus.id;
  const isReachable = Boolean(alumnus.email || alumnus.linkedinUrl || alumnus.websiteUrl);

  useLayoutEffect(() => {
    if (button.current?.ariaExpanded === 'true') setOpenFor(alumnus.id);
  }, [alumnus.id]);

  function toggleContacts(click: MouseEvent<HTMLElement>) {
    if (click.target instanceof Element && click.target.closest('a')) return;
    setOpenFor(isOpen ? undefined : alumnus.id);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard and screen reader users have the button inside
    <article
      className={card}
      data-open={isOpen || undefined}
      onClick={isReachable ? toggleContacts : undefined}
      part="card"
    >
      {/* The key makes each photo a new element, so that the previous person's is not shown while it loads. */}
      <Avatar key={imageUrl} name={name} src={imageUrl} size={96} />
      <div className={facts}>
        <Heading level={3} below={1} dir="auto" part="name">
          {name}
        </Heading>
        {designation && <p dir="auto">{designation}</p>}
        {companyOrInstitute && <p dir="auto">{companyOrInstitute}</p>}
      </div>
      <div>
        {batch && (
          <p className={classes(mono, singleLine)}>
            <span className={caps}>{t('Batch')}</span> <span>{batch}</span>
          </p>
        )}
        {isReachable && (
          <>
            <ContactLinks alumnus={alumnus} />
            <button
              type="button"
              ref={button}
              className={toggle}
              aria-expanded={isOpen}
              aria-label={t('Contact details of {name}', { name })}
            >
              <span>{t('Contact')}</span>
            </button>
          </>
        )}
      </div>
    </article>
  );
}

interface AlumniCardsProps {
  alumni: readonly Alumnus[];
  /** Shown after the people. */
  invitation?: ReactNode;
}

/** A page of cards, which appear one after another whenever the people change. */
export function AlumniCards({ alumni, invitation }: AlumniCardsProps) {
  const ids = alumni.map(({ id }) => id).join('\n');
  const [shown, setShown] = useState({ ids, again: false });
  if (shown.ids !== ids) setShown({ ids, again: !shown.again });
  if (alumni.length === 0) return null;
  return (
    <ul className={grid} data-again={shown.again || undefined}>
      {alumni.map((alumnus, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards are reused, as replacing them on each keystroke is slow
        <li key={index}>
          <AlumniCard alumnus={alumnus} />
        </li>
      ))}
      {invitation && <li className={invitationCell}>{invitation}</li>}
    </ul>
  );
}

/** Icons that link to a person's profile, website and email address. */
function ContactLinks({ alumnus: { name, email, linkedinUrl, websiteUrl } }: { alumnus: Alumnus }) {
  const t = useTexts();

  /** Sets the address only when someone is about to use it, so that email harvesters don't find it. */
  function revealMailbox(event: SyntheticEvent<HTMLAnchorElement>) {
    event.currentTarget.href = mailAddress(email);
  }

  return (
    <div className={contacts} part="contacts">
      {linkedinUrl && (
        <ProfileLink href={linkedinUrl} label={t('LinkedIn profile of {name}', { name })}>
          <path d="M3.5 3.5h17v17h-17zM7.5 10.5v6M11.5 16.5v-6M11.5 13c0-3 5-3.4 5 0v3.5" />
          <path d="M7.5 7.2v.6" />
        </ProfileLink>
      )}
      {websiteUrl && (
        <ProfileLink href={websiteUrl} label={t('Website of {name}', { name })}>
          <path d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0zM3.5 12h17M12 3.5c-5 5-5 12 0 17c5-5 5-12 0-17z" />
        </ProfileLink>
      )}
      {email && (
        // biome-ignore lint/a11y/useValidAnchor: it becomes a link when pointed at or focused
        <a
          key={email}
          className={classes(iconButton, scripted)}
          href="#profile"
          aria-label={t('Email {name}', { name })}
          title={t('Email')}
          onPointerEnter={revealMailbox}
          onPointerDown={revealMailbox}
          onFocus={revealMailbox}
          onClick={revealMailbox}
          part="contact"
        >
          <Icon>
            <path d="M3 5.5h18v13H3zM3 6l9 7l9-7" />
          </Icon>
        </a>
      )}
    </div>
  );
}

function ProfileLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <a className={iconButton} href={href} target="_blank" rel="noopener noreferrer" aria-label={label} part="contact">
      <Icon>{children}</Icon>
    </a>
  );
}

function Icon({ children }: { children: ReactNode }) {
  const pen = { fill: 'none', stroke: 'currentColor', strokeWidth: '1.6' };
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" {...pen} aria-hidden="true">
      {children}
    </svg>
  );
}
