import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Alumnus } from '../../model/alumni/alumnus';
import { Avatar } from '../../ui/pictures/avatar';
import { onlySpoken } from '../../ui/style/controls';
import { caps } from '../../ui/style/recipes.style';
import { Heading } from '../../ui/text/heading';
import { useTexts } from '../../ui/text/use-texts';
import { card, facts, toggle, year } from './alumni.style';
import { ContactLinks } from './contact-links';

/**
 * One person. On a touch screen a tap on the card shows and hides the ways to contact them. What the button's
 * `aria-expanded` opened before hydration (replay/record.ts) stays open.
 */
export function AlumniCard({ alumnus }: { alumnus: Alumnus }) {
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside is what the keyboard and screen readers use
    <article
      className={card}
      data-open={isOpen || undefined}
      onClick={isReachable ? toggleContacts : undefined}
      part="card"
    >
      {/* The key gives each photo an element of its own: the last person's must not stand until this one's has come. */}
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
          <p className={year}>
            <span className={caps}>{t('Batch')}</span> {batch}
          </p>
        )}
        {isReachable && (
          <>
            <ContactLinks alumnus={alumnus} />
            <button type="button" ref={button} className={toggle} aria-expanded={isOpen}>
              <span aria-hidden="true">{isOpen ? '−' : '+'}</span>
              <span className={onlySpoken}>{t('Contact details of {name}', { name })}</span>
            </button>
          </>
        )}
      </div>
    </article>
  );
}
