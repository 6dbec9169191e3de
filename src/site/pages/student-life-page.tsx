import { pageTitles } from '../../content/pages';
import { LazyProjectDialog, StudentLife } from '../../features/student-life/student-life';
import { pageIn } from '../../model/lists/page';
import { PagerLink } from '../../ui/lists/pager-link';
import { hasItem, keepInQuery, pageText, pathWith, useItemAddress, useQuery } from '../address';
import { pageTitle } from '../page.style';
import { routes } from '../routes';
import { SiteNextSteps } from '../site-next-steps';
import { useHead } from '../use-head';

/** Loads the code of the selected project. */
export async function prepare(search = ''): Promise<void> {
  if (hasItem(search)) await LazyProjectDialog.preload();
}

/** The student-life projects. The URL stores the page and the selected project. */
export function StudentLifePage() {
  const { title, ...item } = useItemAddress();
  const query = useQuery();
  useHead(routes.studentLife, title);

  return (
    <>
      <h1 className={pageTitle}>{pageTitles.studentLife}</h1>
      <StudentLife
        projectHref={`${routes.studentLife.path}?item={id}`}
        page={pageIn(query)}
        pageLink={(page, control) => (
          <PagerLink {...control} href={pathWith(routes.studentLife.path, query, { page: pageText(page), item: '' })} />
        )}
        onPage={(page) => keepInQuery({ page: pageText(page) })}
        level={2}
        nextSteps={<SiteNextSteps />}
        {...item}
      />
    </>
  );
}
