import { Link } from 'wouter';
import { type DeskSection, sectionsFor } from '../model/desk/desk-paths';
import { capitalised } from '../model/desk/format';
import { useRole } from './shared/role';
import { Section } from './shared/section';

/** Shown to an editor who opens a section for officers by its address. Makes no calls. */
export function ClosedSection({ name }: { name: DeskSection }) {
  return (
    <Section name={name} intro="Only officers can open this section. You are signed in as an editor.">
      <ul>
        {sectionsFor(useRole()).map((section) => (
          <li key={section}>
            <Link href={`/${section}`}>{`Go to ${capitalised(section)}`}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
