import { Link } from 'wouter';
import { pagesAt } from '../api/pages';
import { audienceLabels } from '../content/navigation';
import { isOwnPage, pageList } from '../model/society/pages';
import { useList } from '../ui/lists/use-list';
import { caps, tallLink } from '../ui/style/list-recipes.style';
import { row } from '../ui/style/recipes.style';

/** Returns links to the society's own pages of text. */
export function useOwnPages(): { name: string; path: string }[] {
  const { answer } = useList(pagesAt(''), pageList);
  const pages = answer?.items ?? [];
  return pages.filter(isOwnPage).map(({ page, title }) => ({ name: title, path: `/${page}` }));
}

/** Links to the society's pages for newcomers and for companies, if it has them. */
export function AudienceLinks() {
  const pages = useOwnPages().filter(({ path }) => audienceLabels.has(path));
  if (pages.length === 0) return null;
  return (
    <p className={row}>
      {pages.map(({ name, path }) => (
        <span key={path} className={row}>
          <span className={caps}>{audienceLabels.get(path)}</span>
          <Link href={path} className={tallLink}>
            {name}
          </Link>
        </span>
      ))}
    </p>
  );
}
