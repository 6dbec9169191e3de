import { legalNotice, terms } from '../../content/legal';
import { PageSections } from '../text-page/page-sections';
import { usePageSections } from '../text-page/use-page-sections';

/** The society's own text, or else the one that comes with the website. */
export function TermsPage() {
  const own = usePageSections('terms');
  if (!own) return null;
  return own.length > 0 ? <PageSections sections={own} /> : <PageSections sections={terms} notice={legalNotice} />;
}
