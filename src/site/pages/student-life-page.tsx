import { useSearchParams } from 'wouter';
import { site } from '../../content/site';
import { StudentLife } from '../../features/student-life/student-life';
import { pageTitle } from '../page.style';
import { routes } from '../routes';
import { useItemAddress } from '../use-item-address';
import { usePage } from '../use-page';

/** The student-life projects; the page shown and the opened project stand in the address. */
export function StudentLifePage() {
  const { title, ...item } = useItemAddress();
  usePage(routes.studentLife, title && `${title} · ${site.name}`);
  const [query, setQuery] = useSearchParams();

  function turnTo(page: number) {
    setQuery(
      (params) => {
        if (page > 1) params.set('page', String(page));
        else params.delete('page');
        return params;
      },
      { replace: true },
    );
  }

  return (
    <>
      <h1 className={pageTitle}>Student Life</h1>
      <StudentLife
        projectHref={`${routes.studentLife.path}?item={id}`}
        page={Number(query.get('page') ?? 1)}
        onPage={turnTo}
        level={2}
        {...item}
      />
    </>
  );
}
