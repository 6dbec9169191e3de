import { Link } from 'wouter';
import type { LegalText } from '../../content/legal';
import { extend, mono, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
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
  & > p + p {
    margin-top: 0.75em;
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

/** A legal text in numbered sections, preceded by a notice if it is only a sample. */
export function LegalArticle({ text }: { text: LegalText }) {
  return (
    <article>
      <h1 className={pageTitle}>{text.title}</h1>
      {text.notice && (
        <p className={sample} role="note">
          {text.notice}
        </p>
      )}
      <div className={parts}>
        {text.sections.map(({ title, paragraphs, link }, index) => (
          <section key={title} id={anchorOf(title)} className={part}>
            <span className={mono} aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {link && (
              <p>
                <Link href={link.path}>{link.name}</Link>
              </p>
            )}
          </section>
        ))}
      </div>
    </article>
  );
}
