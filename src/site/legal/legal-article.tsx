import { Link } from 'wouter';
import type { LegalText } from '../../content/legal';
import { mono } from '../../ui/style/recipes.style';
import { anchorOf } from '../address';
import { pageTitle } from '../page.style';
import { part, parts, sample } from './legal-article.style';

/** A legal text in numbered sections; a text that is only a sample says so first. */
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
