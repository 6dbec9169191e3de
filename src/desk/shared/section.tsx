import { type ReactNode, useEffect, useRef } from 'react';
import type { DeskSection } from '../../model/desk/desk-paths';
import { capitalised } from '../../model/desk/format';
import { briefPart, part, quiet } from './desk.style';
import { deskTitle, useRole } from './role';

interface SectionProps {
  name: DeskSection | 'pictures';
  /** Explains the section in a few sentences; '' for a page within it. */
  intro: string;
  /** Whether a phone's screen is left to an open item: it then shows neither the heading nor the introduction. */
  isBrief?: boolean;
  children: ReactNode;
}

/** A desk section. Its heading gets focus when the officer opens it from the navigation. */
export function Section({ name, intro, isBrief = false, children }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const title = capitalised(name);
  const desk = deskTitle(useRole());
  useEffect(() => {
    document.title = `${title} – ${desk}`;
    if (document.activeElement?.closest('nav')) heading.current?.focus({ preventScroll: true });
  }, [title, desk]);
  return (
    <section id={name} className={isBrief ? briefPart : part} aria-labelledby={`${name}-title`}>
      <h2 ref={heading} id={`${name}-title`} tabIndex={-1}>
        {title}
      </h2>
      {intro && <p className={quiet}>{intro}</p>}
      {children}
    </section>
  );
}
