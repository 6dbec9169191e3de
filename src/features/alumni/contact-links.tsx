import type { ReactNode, SyntheticEvent } from 'react';
import type { Alumnus } from '../../model/alumni/alumnus';
import { iconButton } from '../../ui/style/controls';
import { useTexts } from '../../ui/text/use-texts';
import { contacts } from './alumni.style';

/** Icons that lead to a person's profile, website and mailbox. */
export function ContactLinks({ alumnus: { name, email, linkedinUrl, websiteUrl } }: { alumnus: Alumnus }) {
  const t = useTexts();

  /** The address is put together when someone is about to use it, where programs that collect mail do not find it. */
  function revealMailbox(event: SyntheticEvent<HTMLAnchorElement>) {
    event.currentTarget.href = `mailto:${encodeURI(email)}`;
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
        // biome-ignore lint/a11y/useValidAnchor: it is a link from the moment it is pointed at or focused
        <a
          key={email}
          className={iconButton}
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
