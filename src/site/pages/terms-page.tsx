import { terms } from '../../content/legal';
import { LegalArticle } from '../legal/legal-article';

export function TermsPage() {
  return <LegalArticle text={terms} />;
}
