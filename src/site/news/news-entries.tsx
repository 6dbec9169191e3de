import type { MouseEvent } from 'react';
import { PublishedDate } from '../../features/news/news-card';
import type { NewsItem } from '../../model/news/news';
import { summaryText } from '../../model/text/summary';
import { hrefFrom } from '../../ui/lists/host-address';
import { ItemLink, type ItemLinkProps } from '../../ui/lists/item-link';
import { isPlainClick } from '../../ui/lists/plain-click';
import type { OnOpen } from '../../ui/lists/use-item-dialog';
import { Picture } from '../../ui/pictures/picture';
import { excerpt, note } from '../page.style';
import { entry, entryLink, picture } from './news-entries.style';

interface NewsEntriesProps {
  items: readonly NewsItem[];
  /** Language of the dates. */
  lang: string;
  /** An item's address, with `{id}` in place of its id. */
  newsHref: string;
  /** Called when an item is selected. Return false to prevent the link from being followed. */
  onOpen: OnOpen<NewsItem>;
}

/** News items in brief, one below the other. */
export function NewsEntries({ items, lang, newsHref, onOpen }: NewsEntriesProps) {
  function linkTo(item: NewsItem): ItemLinkProps {
    const href = hrefFrom(newsHref, item.id);
    const open = (click: MouseEvent) => {
      if (isPlainClick(click) && onOpen({ kind: 'news', item, href }) === false) click.preventDefault();
    };
    return { href, onClick: open };
  }
  return (
    <ul>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat, and a list is replaced as a whole
        <Entry key={`${item.id}/${index}`} item={item} lang={lang} link={linkTo(item)} />
      ))}
    </ul>
  );
}

function Entry({ item, lang, link }: { item: NewsItem; lang: string; link: ItemLinkProps }) {
  const { title, description, imageUrl, publishedAt } = item;
  return (
    <li className={entry}>
      <PublishedDate publishedAt={publishedAt} lang={lang} className={note} />
      <div>
        <p dir="auto">
          <ItemLink {...link} className={entryLink} hasPopup>
            {title}
          </ItemLink>
        </p>
        {description && (
          <p className={excerpt} dir="auto">
            {summaryText(description)}
          </p>
        )}
      </div>
      {imageUrl && (
        <div className={picture}>
          <Picture src={imageUrl} alt="" width={120} height={80} instead="" />
        </div>
      )}
    </li>
  );
}
