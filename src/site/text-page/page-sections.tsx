import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { mailAddress } from '../../model/addresses/links';
import { isEmail } from '../../model/forms/field-rules';
import type { PageSection } from '../../model/society/pages';
import { Picture } from '../../ui/pictures/picture';
import { primaryButton } from '../../ui/style/controls';
import { extend, mono, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { RichText } from '../../ui/text/rich-text';
import { anchorOf } from '../address';
import { pageTitle } from '../page.style';

/** Hatched like a part that is yet to be drawn. */
const sample = css`
  max-width: 60ch;
  padding: 1em 1.25em 1em 2em;
  border: 1px dashed var(--_accent);
  border-radius: var(--_radius);
  background: repeating-linear-gradient(135deg, var(--_accent) 0 1px, transparent 1px 6px) 0 0 / 0.75em 100% no-repeat
    var(--_surface);
  font-weight: 600;
`;

const parts = extend(stack)`
  container-type: inline-size;
  gap: 2.5em;
  margin-top: 3em;
`;

/** A number, a heading and a text: stacked or, where there is space, in columns. */
const part = css`
  line-height: 1.65;
  & > span {
    color: var(--_accent-text);
  }
  & > h2 {
    margin-bottom: 0.5em;
  }
  @container (min-width: 56em) {
    display: grid;
    grid-template-columns: 4em minmax(0, 17em) minmax(0, 1fr);
    gap: 0 2em;
    padding-block-start: 2.5em;
    border-block-start: 1px solid var(--_border);
    & > span {
      padding-block-start: 0.35em;
    }
    & > :last-child {
      grid-column: 3;
    }
  }
`;

/** Side by side where there is space. */
const questions = extend(stack)`
  gap: 2em 3em;
  line-height: 1.65;
  & > section > h2 {
    margin-bottom: 0.35em;
    font-size: var(--_size-card);
  }
  @container (min-width: 40em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-width: 56em) {
    padding-block-start: 2.5em;
    padding-inline-start: 6em;
    border-block-start: 1px solid var(--_border);
  }
`;

const action = extend(primaryButton)`
  margin-top: 1.25em;
`;

const picture = css`
  max-width: 45em;
  margin-top: 1.5em;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: var(--_radius);
`;

interface PageSectionsProps {
  /** The first one's text introduces the page. */
  sections: readonly PageSection[];
  /** Shown above the sections, for a text that isn't the society's own. */
  notice?: string;
}

/** A page of text: its title, an introduction, numbered sections, and questions. */
export function PageSections({ sections, notice }: PageSectionsProps) {
  const [first, ...others] = sections;
  if (!first) return null;
  const groups = questionsTogether(others);
  const numbered = groups.filter(([section]) => !isQuestion(section));
  return (
    <article>
      <h1 id={anchorOf(first.title)} className={pageTitle} dir="auto">
        {first.title}
      </h1>
      {notice && (
        <p className={sample} role="note">
          {notice}
        </p>
      )}
      <SectionText section={first} />
      <div className={parts}>
        {groups.map((group, index) =>
          isQuestion(group[0]) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections never move while they are shown
            <div key={index} className={questions}>
              {group.map((section) => (
                <Section key={section.title} section={section} />
              ))}
            </div>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Section key={index} section={group[0]} number={numbered.indexOf(group) + 1} />
          ),
        )}
      </div>
    </article>
  );
}

type SectionGroup = readonly [PageSection, ...PageSection[]];

const isQuestion = ({ title }: PageSection) => title.endsWith('?');

/** Groups consecutive questions; each other section is a group of its own. */
function questionsTogether(sections: readonly PageSection[]): SectionGroup[] {
  const groups: [PageSection, ...PageSection[]][] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (last && isQuestion(section) && isQuestion(last[0])) last.push(section);
    else groups.push([section]);
  }
  return groups;
}

function Section({ section, number }: { section: PageSection; number?: number }) {
  return (
    <section id={anchorOf(section.title)} className={number ? part : undefined}>
      {number && (
        <span className={mono} aria-hidden="true">
          {String(number).padStart(2, '0')}
        </span>
      )}
      {section.title && <h2 dir="auto">{section.title}</h2>}
      <div>
        <SectionText section={section} />
      </div>
    </section>
  );
}

function SectionText({ section: { text, image, title, link, button } }: { section: PageSection }) {
  return (
    <>
      {text && <RichText text={text} />}
      {image && (
        <div className={picture}>
          <Picture src={image} alt={title} width={960} height={640} />
        </div>
      )}
      {link && <ActionLink link={link}>{button || link}</ActionLink>}
    </>
  );
}

/** A link to a page of the site, another website or an email address, as a button. */
function ActionLink({ link, children }: { link: string; children: ReactNode }) {
  if (link.startsWith('/'))
    return (
      <Link href={link} className={action}>
        {children}
      </Link>
    );
  return (
    <a href={isEmail(link) ? mailAddress(link) : link} className={action}>
      {children}
    </a>
  );
}
