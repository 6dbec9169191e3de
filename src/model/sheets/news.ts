import type { NewsItem } from '../news/news';
import { NEWS_COLUMNS, normaliseNews } from '../news/news-rows';
import { dateAdvice, PICTURE_NOTE, pictureAdvice } from './advice';
import type { SheetKind } from './sheet-kind';
import { titledGuide } from './titled-guide';

const SAMPLES = [
  {
    id: 'new-lathe',
    title: 'A lathe of our own',
    description: 'The workshop has a new lathe, and everyone may learn to use it.',
    content: 'The workshop has a new lathe.\n\nThe first course begins in March.',
    publishedAt: '2027-02-20',
  },
  {
    id: 'bridge-contest',
    title: 'Bridge contest won',
    description: 'Our bridge held eleven kilograms.',
    publishedAt: '2027-02-06',
  },
];

export const newsSheet: SheetKind<NewsItem, keyof typeof NEWS_COLUMNS> = {
  name: 'news',
  title: 'News',
  about: 'What has happened: the news page and the home page. The latest item comes first.',
  columns: NEWS_COLUMNS,
  identifiedBy: [['title'], ['description', 'content']],
  guide: {
    ...titledGuide('Untitled News'),
    description: { note: 'plain text for the card; line breaks are kept' },
    content: { note: 'the full article, as plain text; line breaks are kept, and addresses become links' },
    imageUrl: { note: PICTURE_NOTE, advice: pictureAdvice, isPicture: true },
    publishedAt: {
      note: 'dd/MM/yyyy or 2027-03-07; other text is shown unchanged',
      advice: dateAdvice('a date such as 2026-11-24, or keep the text if visitors should see it unchanged'),
      isDate: true,
    },
  },
  samples: SAMPLES,
  placeholders: SAMPLES.map(({ id }) => ({ id })),
  normalise: (rows) => normaliseNews(rows),
  toRow: (item) => item,
};
