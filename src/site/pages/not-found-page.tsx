import { Link } from 'wouter';
import { pageTitle } from '../page.style';

export function NotFoundPage() {
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
