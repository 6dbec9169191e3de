import { type ReactNode, useId } from 'react';
import type { Text } from '../../texts/text';
import { Heading, useTexts } from '../../ui/host/host';
import { extend, stack } from '../../ui/style/recipes.style';

/** The title is beside the fields in wide columns, else above them. */
const section = extend(stack)`
  gap: 1.25em;
  padding-top: 1.25em;
  border-top: 1px solid var(--_border-strong);
  @container (min-width: 44em) {
    grid-template-columns: 13em minmax(0, 1fr);
    gap: 2em;
  }
  & > [data-heading] {
    font-family: var(--_font-mono);
    font-size: 0.85em;
    font-weight: 600;
    letter-spacing: 0.08em;
    text-transform: uppercase;
    line-height: 1.5;
    color: var(--_accent-text);
  }
  & > div {
    display: grid;
    gap: 1.5em;
    min-width: 0;
  }
`;

export function FormSection({ title, children }: { title: Text; children: ReactNode }) {
  const t = useTexts();
  const id = useId();
  return (
    <section className={section} aria-labelledby={id} part="section">
      <Heading level={3} below={1} id={id}>
        {t(title)}
      </Heading>
      <div>{children}</div>
    </section>
  );
}
