import type { ReactNode } from 'react';
import { section, sectionTitle } from './desk.style';

interface DeskSectionProps {
  /** The fragment that leads to it. */
  id: string;
  title: string;
  /** Beside the title, such as a count or a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the desk, with a heading; a landmark of that name. */
export function DeskSection({ id, title, aside, children }: DeskSectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className={section} tabIndex={-1} aria-labelledby={titleId}>
      <div className={sectionTitle}>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
