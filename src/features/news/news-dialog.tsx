import type { MouseEvent, ReactNode } from 'react';
import type { NewsItem } from '../../model/news/news';
import { ItemDialog } from '../../ui/dialogs/item-dialog';
import { useTexts } from '../../ui/host/host';
import { plainButton } from '../../ui/style/controls';
import { caps, dimensioned } from '../../ui/style/list-recipes.style';
import { extend, mono, muted, row } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { RichText } from '../../ui/text/rich-text';
import { PublishedDate } from './news-card';

const facts = extend(row)`
  gap: 0.5em 1em;
`;

const date = extend(mono, muted)`
  font-size: 0.92em;
`;

const badge = extend(caps)`
  padding: 0.25em 0.75em;
  border: 1px solid var(--_accent);
  border-radius: var(--_radius);
  color: var(--_accent-text);
`;

const summary = css`
  font-size: 1.1em;
`;

const contentHead = extend(dimensioned)`
  margin-bottom: 0.75em;
  font-size: var(--_size-3);
`;

const foot = css`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0.5em 1em;
  padding-top: 1.25em;
  border-top: 1px solid var(--_border);
  & > button {
    margin-inline-start: auto;
  }
`;

export interface NewsDialogProps {
  item: NewsItem;
  lang?: string;
  /** Address of the picture that replaces a missing or failed one. */
  fallback: string;
  onClose: () => void;
  /** Shown beside the Close button. */
  children?: ReactNode;
}

/** A news item in full: picture, badge, date, title, description and the full article. */
export function NewsDialog({ item, lang, fallback, onClose, children }: NewsDialogProps) {
  const t = useTexts();
  function close(press: MouseEvent) {
    press.preventDefault();
    onClose();
  }
  return (
    <ItemDialog
      title={item.title}
      imageUrl={item.imageUrl}
      fallback={fallback}
      part="news"
      onClose={onClose}
      facts={
        <p className={facts}>
          <span className={badge}>{t('News Update')}</span>
          <PublishedDate publishedAt={item.publishedAt} lang={lang} className={date} />
        </p>
      }
    >
      {item.description && <RichText className={summary} text={item.description} part="description" />}
      {item.content && (
        <section aria-labelledby="full-article">
          <h3 id="full-article" className={contentHead}>
            <span>{t('Full Article')}</span>
          </h3>
          <RichText text={item.content} part="content" />
        </section>
      )}
      {/* Even without scripts, a form can close its dialog. */}
      <form method="dialog" className={foot}>
        {children}
        <button type="submit" className={plainButton} onClick={close}>
          {t('Close')}
        </button>
      </form>
    </ItemDialog>
  );
}
