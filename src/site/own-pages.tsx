import { Link } from 'wouter';
import { pagesAt } from '../api/pages';
import { audienceLabels } from '../content/navigation';
import { isOwnPage, pageList } from '../model/society/pages';
import { useList } from '../ui/lists/use-list';
import { caps } from '../ui/style/list-recipes.style';
import { css } from '../ui/style/style';

/** Returns links to the society's own pages of text. */
export function useOwnPages(): { name: string; path: string }[] {
  const { answer } = useList(pagesAt(''), pageList);
  const pages = answer?.items ?? [];
  return pages.filter(isOwnPage).map(({ page, title }) => ({ name: title, path: `/${page}` }));
}

const doors = css`
  display: flex;
  flex-wrap: wrap;
  margin-block: 1em;
  & > li {
    flex: 1 1 11em;
  }
  & a {
    display: block;
    padding: 0.75em 1em;
    border: 1px solid var(--_border-strong);
    margin: 0 -1px -1px 0;
    background: var(--_surface);
    font-size: 1.15em;
    font-weight: 600;
  }
  /* A label above the link's name; inline blocks are not underlined. */
  & span {
    display: inline-block;
    width: 100%;
    color: var(--_text-muted);
    font-size: 0.74em;
    font-weight: 400;
  }
`;

interface AudienceLinksProps {
  /** Further links, of the same form as the society's pages. */
  more?: readonly { label: string; name: string; path: string }[];
}

/** Links to the society's pages for newcomers and for companies. Nothing if it has none. */
export function AudienceLinks({ more = [] }: AudienceLinksProps) {
  const pages = useOwnPages().flatMap(({ name, path }) => {
    const label = audienceLabels.get(path);
    return label ? [{ label, name, path }] : [];
  });
  if (pages.length === 0) return null;
  return (
    <ul className={doors}>
      {[...pages, ...more].map(({ label, name, path }) => (
        <li key={path}>
          <Link href={path}>
            <span className={caps}>{label}</span> {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
