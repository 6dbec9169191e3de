import { type ReactNode, useId } from 'react';
import { sectionBox, sectionFields, sectionTitle } from './form-section.style';

interface FormSectionProps {
  title: string;
  children: ReactNode;
}

export function FormSection({ title, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={sectionBox} aria-labelledby={id} part="section">
      <h3 className={sectionTitle} id={id}>
        {title}
      </h3>
      <div className={sectionFields}>{children}</div>
    </section>
  );
}
