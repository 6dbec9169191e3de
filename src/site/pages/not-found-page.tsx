import { Link } from 'wouter';
import { notFoundText, pageTitles } from '../../content/pages';
import { pageTitle } from '../page.style';
import { routes } from '../routes';
import { useHead } from '../use-head';

export function NotFoundPage() {
  useHead(routes.notFound);
  return (
    <>
      <h1 className={pageTitle}>{pageTitles.notFound}</h1>
      <p>{notFoundText}</p>
      <p>
        <Link href="/">Home</Link>
      </p>
    </>
  );
}
