import { privacy } from '../../content/legal';
import { LegalArticle } from '../legal/legal-article';
import { routes } from '../routes';
import { usePage } from '../use-page';

export function PrivacyPage() {
  usePage(routes.privacy);
  return <LegalArticle text={privacy} />;
}
