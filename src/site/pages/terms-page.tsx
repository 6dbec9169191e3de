import { terms } from '../../content/legal';
import { LegalArticle } from '../legal/legal-article';
import { routes } from '../routes';
import { usePage } from '../use-page';

export function TermsPage() {
  usePage(routes.terms);
  return <LegalArticle text={terms} />;
}
