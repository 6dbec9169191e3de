import { define } from '../src/element/define';
import { News } from '../src/features/news/news';
import { prepareNews } from '../src/features/news/news-layouts';
import { NEWS_PATH } from '../src/model/addresses/api-paths';

/**
 * The first news items of the sheet: a row of cards if the window is at least 1024 px and the tag 720 px wide, otherwise one card at a time.
 *
 * @reserve 640px
 * @fallback /news The society's news
 * @part carousel - the single cards with their arrows and dots
 * @part row - the row of cards with its arrows
 * @part arrow - an arrow that moves to other cards
 * @part dots - the dots below a single card
 * @part card - one news item
 * @part title - an item's title
 * @part date - when the item was published
 * @part more - See More
 * @part dialog - the dialog an item opens in
 * @part news - the whole item in the dialog
 * @part description - the item's description in the dialog
 * @part content - the full article in the dialog
 */
export const news = define({
  tag: 'ummes-news',
  component: News,
  data: NEWS_PATH,
  prepare: prepareNews,
  attributes: {
    /** Address of an item's page, with `{id}`. If unset, a dialog opens. */
    'news-href': { kind: 'template' },
    /** The id of the only item to show, as in the address of its page. */
    'news-id': { kind: 'text' },
    /** Maximum number of items, 1 to 100. Default: 24. */
    limit: { kind: 'limit' },
  },
  methods: ['refresh'],
  events: {
    /** The news is shown. `detail: { count: number }` */
    'ummes-load': { cancelable: false },
    /** Nothing can be shown. `detail: { code: 'network' | 'timeout' | 'status' | 'format' | 'unsuccessful' | 'render', message: string }` */
    'ummes-error': { cancelable: false },
    /** An item is being opened. `detail: { kind: 'news', item: NewsItem, href: string }` */
    'ummes-open': { cancelable: true },
  },
});
