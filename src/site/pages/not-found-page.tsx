import { Link } from 'wouter';
import { notFoundText, pageTitles } from '../../content/pages';
import { pageTitle } from '../page.style';

export function NotFoundPage() {
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
