import { legalNotice, privacy } from '../../content/legal';
import { PageSections } from '../text-page/page-sections';
import { usePageSections } from '../text-page/use-page-sections';

/** The society's own text, or else the one that comes with the website. */
export function PrivacyPage() {
  const own = usePageSections('privacy');
  if (!own) return null;
  return own.length > 0 ? <PageSections sections={own} /> : <PageSections sections={privacy} notice={legalNotice} />;
}
