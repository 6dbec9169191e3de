import { Link } from 'wouter';
import { lazyView } from '../../ui/render/lazy-view';
import { row } from '../../ui/style/recipes.style';
import { sectionLink } from '../shared/desk.style';
import { SheetsPage } from './sheets-page';

const PicturesPage = lazyView(() => import('./pictures/pictures-page').then((module) => module.PicturesPage));

/** The Content section. @param name `pictures`, or the sheet to show; undefined for the list of sheets. */
export function ContentPage({ name }: { name?: string | undefined }) {
  const isPictures = name === 'pictures';
  return (
    <>
      <nav aria-label="Content">
        <ul className={row}>
          <li>
            <Link href="/content" className={sectionLink} aria-current={isPictures ? undefined : 'page'}>
              Sheets
            </Link>
          </li>
          <li>
            <Link href="/content/pictures" className={sectionLink} aria-current={isPictures ? 'page' : undefined}>
              Pictures
            </Link>
          </li>
        </ul>
      </nav>
      {isPictures ? <PicturesPage /> : <SheetsPage name={name} />}
    </>
  );
}
