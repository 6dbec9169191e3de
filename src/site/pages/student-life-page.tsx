import { StudentLife } from '../../features/student-life/student-life';
import { keepInQuery, pageIn, pageText, useItemAddress, useQuery } from '../address';
import { pageTitle } from '../page.style';
import { routes } from '../routes';
import { useTitle } from '../use-head';

/** The student-life projects; the page shown and the opened project stand in the address. */
export function StudentLifePage() {
  const { title, ...item } = useItemAddress();
  const query = useQuery();
  useTitle(title, routes.studentLife);

  return (
    <>
      <h1 className={pageTitle}>Student Life</h1>
      <StudentLife
        projectHref={`${routes.studentLife.path}?item={id}`}
        page={pageIn(query)}
        onPage={(page) => keepInQuery({ page: pageText(page) })}
        level={2}
        {...item}
      />
    </>
  );
}
