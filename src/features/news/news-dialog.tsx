import type { NewsItem } from '../../model/news';
import { plainButton } from '../../ui/controls';
import { Dialog } from '../../ui/dialog';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text';
import { articleHead, badge, body, date, facts, figure, foot, summary, title } from './news-dialog.style';
import { PublishedDate } from './published-date';

interface NewsDialogProps {
  item: NewsItem;
  lang?: string;
  /** Stands in for the picture. */
  fallback: string;
  onClose: () => void;
}

/** A news item whole: picture, badge, date, title, description and the full article (spec, section 2). */
export function NewsDialog({ item, lang, fallback, onClose }: NewsDialogProps) {
  return (
    <Dialog label={item.title} onClose={onClose}>
      <article part="news">
        <div className={figure}>
          <Picture src={item.imageUrl} fallback={fallback} alt={item.title} width={960} height={540} eager />
        </div>
        <div className={body}>
          <p className={facts}>
            <span className={badge}>News Update</span>
            <PublishedDate publishedAt={item.publishedAt} lang={lang} className={date} />
          </p>
          <h2 className={title} part="title">
            <span dir="auto">{item.title}</span>
          </h2>
          {item.description && <RichText className={summary} text={item.description} part="description" />}
          {item.content && (
            <section aria-labelledby="full-article">
              <h3 id="full-article" className={articleHead}>
                Full Article
              </h3>
              <RichText text={item.content} part="content" />
            </section>
          )}
          <div className={foot}>
            <button type="button" className={plainButton} onClick={onClose}>
              Close
            </button>
          </div>
        </div>
      </article>
    </Dialog>
  );
}
