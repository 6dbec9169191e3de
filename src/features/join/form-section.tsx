import { type ReactNode, type RefObject, useId } from 'react';
import { sectionBox, sectionFields, sectionTitle } from './form-section.style';

interface FormSectionProps {
  title: string;
  /** The element around the section's fields. */
  ref?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** A part of the form under its heading. */
export function FormSection({ title, ref, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={sectionBox} aria-labelledby={id} part="section">
      <h3 className={sectionTitle} id={id}>
        {title}
      </h3>
      <div className={sectionFields} ref={ref}>
        {children}
      </div>
    </section>
  );
}
