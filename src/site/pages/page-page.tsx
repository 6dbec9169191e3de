import { useLocation } from 'wouter';
import { pagesAt } from '../../api/pages';
import { pageList } from '../../model/society/pages';
import { useList } from '../../ui/lists/use-list';
import { routes } from '../routes';
import { PageSections } from '../text-page/page-sections';
import { usePageSections } from '../text-page/use-page-sections';
import { useHead } from '../use-head';
import { NotFoundPage } from './not-found-page';

/** A page of the society's own, from the `pages` sheet; the page for unknown paths, if there is no such page. */
export function PagePage() {
  const [path] = useLocation();
  const name = path.slice(1).replace(/\/$/, '');
  const { answer } = useList(pagesAt(''), pageList);
  const known = answer?.items.find(({ page }) => page === name);
  if (!answer) return null;
  return known ? <OwnPage name={name} title={known.title} /> : <NotFoundPage />;
}

function OwnPage({ name, title }: { name: string; title: string }) {
  useHead(routes.page, title);
  const sections = usePageSections(name);
  return sections ? <PageSections sections={sections} /> : null;
}
