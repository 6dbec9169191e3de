import type { PageSection } from '../../model/society/pages';
import { Picture } from '../../ui/pictures/picture';
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
  gap: 2.5em;
  margin-top: 3em;
`;

const part = css`
  position: relative;
  max-width: 65ch;
  line-height: 1.65;
  & > h2 {
    margin-bottom: 0.5em;
  }
  & > span {
    display: block;
    color: var(--_accent-text);
  }
  @media (min-width: 48em) {
    padding-inline-start: 5em;
    & > span {
      position: absolute;
      inset-inline-start: 0;
      inset-block-start: 0.45em;
    }
  }
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

/** A page of text: its title, an introduction, and numbered sections. */
export function PageSections({ sections, notice }: PageSectionsProps) {
  const [first, ...others] = sections;
  if (!first) return null;
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
        {others.map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections never move while they are shown
          <section key={index} id={anchorOf(section.title)} className={part}>
            <span className={mono} aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            {section.title && <h2 dir="auto">{section.title}</h2>}
            <SectionText section={section} />
          </section>
        ))}
      </div>
    </article>
  );
}

function SectionText({ section: { text, image, title } }: { section: PageSection }) {
  return (
    <>
      {text && <RichText text={text} />}
      {image && (
        <div className={picture}>
          <Picture src={image} alt={title} width={960} height={640} />
        </div>
      )}
    </>
  );
}
