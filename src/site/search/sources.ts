import { eventsAt } from '../../api/events';
import { newsAt } from '../../api/news';
import type { Resource, ResourceState } from '../../api/resource';
import { projectsAt } from '../../api/student-life';
import { searchTexts } from '../../content/search';
import { site } from '../../content/site';
import { formatDay, formatTime } from '../../model/day';
import type { SocietyEvent } from '../../model/event';
import { statusText } from '../../model/event-status';
import type { NewsItem } from '../../model/news';
import type { Project } from '../../model/project';
import { publishedDay } from '../../model/published';
import { type Indexed, search, searchIndex } from '../../model/search';
import { hrefFrom } from '../../ui/use-item-dialog';
import { routes } from '../routes';

/** Something that was found. */
export interface Hit {
  title: string;
  /** What can be searched besides; the part that was found is shown. */
  text: string;
  /** A line of facts, such as date and place; searched too. */
  note: string;
  href: string;
  /** For the page it leads to, which then needs no call. */
  state?: unknown;
}

/** Makes a shared resource searchable, on the page at `path`. Its items are indexed once per response. */
function source<Item>(
  { title, failure }: { title: string; failure: string },
  path: string,
  resource: Resource<Item>,
  hitOf: (item: Item) => Hit,
) {
  let indexed: readonly Item[] | undefined;
  let index: Indexed<Hit>[] = [];
  return {
    title,
    path,
    failure,
    state: resource.state,
    watch: resource.watch,
    reload: resource.reload,
    /** What can be found in the present state. */
    find(terms: readonly string[]): { state: ResourceState<Item>['kind']; hits: Hit[] } {
      const state = resource.state.peek();
      if (state.kind !== 'ready') return { state: state.kind, hits: [] };
      if (indexed !== state.items) {
        indexed = state.items;
        index = searchIndex(state.items.map(hitOf), (hit) => [hit.title, hit.text, hit.note]);
      }
      return { state: 'ready', hits: search(index, terms) };
    },
  };
}

function eventHit(event: SocietyEvent): Hit {
  const { date, time } = event;
  const day = date && formatDay(date, { dateStyle: 'long' }, site.lang);
  const clocks = (date && time?.split('-').map((clock) => formatTime(clock, site.lang))) || [];
  const facts = [event.status && statusText(event.status), day, clocks.join(' – '), event.location];
  return {
    title: event.title,
    text: event.description,
    note: facts.filter(Boolean).join(' · '),
    href: hrefFrom(routes.event.path, event.id),
    state: event,
  };
}

function newsHit({ id, title, description, content, publishedAt }: NewsItem): Hit {
  const day = publishedDay(publishedAt);
  return {
    title,
    text: [description, content].filter(Boolean).join('\n'),
    note: day ? formatDay(day, { dateStyle: 'long' }, site.lang) : publishedAt,
    href: hrefFrom(`${routes.news.path}?item={id}`, id),
  };
}

function projectHit({ id, title, description, category }: Project): Hit {
  return { title, text: description, note: category, href: hrefFrom(`${routes.studentLife.path}?item={id}`, id) };
}

/** All that the search looks through, in the order of the results. */
export const sources = [
  source(searchTexts.events, routes.events.path, eventsAt(''), eventHit),
  source(searchTexts.news, routes.news.path, newsAt(''), newsHit),
  source(searchTexts.studentLife, routes.studentLife.path, projectsAt(''), projectHit),
];
