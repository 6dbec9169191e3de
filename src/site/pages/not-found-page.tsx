import { Link } from 'wouter';
import { pageTitle } from '../page.style';
import { routes } from '../routes';
import { usePage } from '../use-page';

export function NotFoundPage() {
  usePage(routes.notFound);
  return (
    <>
      <h1 className={pageTitle}>Page not found</h1>
      <p>There is no page at this address.</p>
      <p>
        <Link href="/">Home</Link>
      </p>
    </>
  );
}
