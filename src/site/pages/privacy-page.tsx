import { privacy } from '../../content/legal';
import { LegalArticle } from '../legal/legal-article';

export function PrivacyPage() {
  return <LegalArticle text={privacy} />;
}
