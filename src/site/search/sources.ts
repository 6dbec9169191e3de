import { boardAt } from '../../api/board';
import { EVENTS_FAILED, eventsAt } from '../../api/events';
import { NEWS_FAILED, newsAt } from '../../api/news';
import { pagesAt } from '../../api/pages';
import type { Resource, ResourceState } from '../../api/resource';
import { PROJECTS_FAILED, projectsAt } from '../../api/student-life';
import { searchTexts } from '../../content/search';
import { takesPlaceSoon } from '../../model/events/coming-events';
import { factsOf, PLANNED_FOR, type SocietyEvent, statusText } from '../../model/events/event';
import { firstItems } from '../../model/lists/query';
import type { NewsItem } from '../../model/news/news';
import type { Society } from '../../model/society/society';
import type { Project } from '../../model/student-life/project';
import { formatDay, formatTimes, LONG_DATE, localDay } from '../../model/time/day';
import { publishedDay } from '../../model/time/published-day';
import { hrefFrom } from '../../ui/lists/host-address';
import { routes } from '../routes';
import { type FoundHits, type Hit, searchIndex } from './search-index';
import { boardHit, pageHits, sectionHits, withLegalPages } from './site-hits';

/** The results from one source. */
export interface SourceFound extends FoundHits {
  state: ResourceState<unknown>['kind'];
  /** Leads to results that are not listed. */
  more?: { name: string; href: string } | undefined;
}

interface Source {
  title: string;
  /** Searches what has loaded so far. */
  find(query: string, isFuzzy: boolean): SourceFound;
}

/** A source that must be loaded. */
interface ListSource extends Source {
  /** Text and path of the link to the whole list; no text for a list without a page of its own. */
  link?: string;
  path: string;
  failure: string;
  state: Resource<unknown>['state'];
  /** Loads the list. The returned function cancels the load, unless another view needs the list. */
  watch(): () => void;
  reload(): void;
}

/** A query that only the complete list can answer. */
const everything = firstItems<never>();

/** Makes a shared resource searchable. Its page is at `path`. */
function listSource<Item>(
  texts: { title: string; link?: string; failure: string },
  path: string,
  resource: Resource<Item>,
  hitsOf: (items: readonly Item[]) => Hit[],
): ListSource {
  let indexed: readonly Item[] | undefined;
  let find = searchIndex([]);
  return {
    ...texts,
    path,
    state: resource.state,
    watch() {
      const end = resource.watch();
      resource.load(everything);
      return end;
    },
    reload: () => void resource.reload(everything),
    find(query, isFuzzy) {
      const state = resource.state.value;
      if (state.kind === 'ready' && state.items !== indexed) {
        indexed = state.items;
        find = searchIndex(hitsOf(indexed));
      }
      return { state: state.kind, ...find(state.kind === 'ready' ? query : '', isFuzzy) };
    },
  };
}

/** Makes the site's own text searchable. */
function textSource(title: string, hits: Hit[]): Source {
  const find = searchIndex(hits);
  return { title, find: (...query) => ({ state: 'ready', ...find(...query) }) };
}

function eventHit(event: SocietyEvent, language: string): Hit {
  const { date, time } = event;
  const day = date && formatDay(date, LONG_DATE, language);
  const clock = date && time && formatTimes(time, language);
  const isPostponed = event.status === 'postponed';
  const status = event.status && statusText(event.status);
  const when = isPostponed && day ? [`${PLANNED_FOR} ${day}`] : [status, day, clock];
  const others = factsOf(event, false).map(({ text }) => text);
  const facts = [...when, event.location, event.type, ...others];
  return {
    title: event.title,
    isCancelled: event.status === 'cancelled',
    weight: takesPlaceSoon(event, localDay(new Date())) ? 2 : 1,
    text: event.description,
    note: facts.filter(Boolean).join(' · '),
    href: hrefFrom(routes.event.path, event.id),
    state: event,
  };
}

function newsHit({ id, title, description, content, publishedAt }: NewsItem, language: string): Hit {
  const day = publishedDay(publishedAt);
  return {
    title,
    text: [description, content].filter(Boolean).join('\n'),
    note: day ? formatDay(day, LONG_DATE, language) : publishedAt,
    href: hrefFrom(`${routes.news.path}?item={id}`, id),
  };
}

function projectHit({ id, title, description, category }: Project): Hit {
  return { title, text: description, note: category, href: hrefFrom(`${routes.studentLife.path}?item={id}`, id) };
}

/** The lists that are searched, in the order of the results. */
export interface SearchSources {
  all: readonly (Source | ListSource)[];
  /** Those that are loaded for searching. */
  lists: readonly ListSource[];
}

let made: { society: Society; sources: SearchSources } | undefined;

/** Returns the sources of a society's site. */
export function searchSources(society: Society): SearchSources {
  if (made?.society !== society) made = { society, sources: sourcesOf(society) };
  return made.sources;
}

function sourcesOf(society: Society): SearchSources {
  const { language } = society;
  const lists = [
    listSource({ ...searchTexts.events, failure: EVENTS_FAILED }, routes.events.path, eventsAt(''), (events) =>
      events.map((event) => eventHit(event, language)),
    ),
    listSource({ ...searchTexts.news, failure: NEWS_FAILED }, routes.news.path, newsAt(''), (news) =>
      news.map((item) => newsHit(item, language)),
    ),
    listSource(
      { ...searchTexts.studentLife, failure: PROJECTS_FAILED },
      routes.studentLife.path,
      projectsAt(''),
      (projects) => projects.map(projectHit),
    ),
    listSource(searchTexts.ownPages, routes.home.path, pagesAt(''), (sections) =>
      sectionHits(withLegalPages(sections)),
    ),
    listSource(searchTexts.people, `${routes.about.path}#board`, boardAt(''), (board) => board.map(boardHit)),
  ];
  return { all: [textSource(searchTexts.pages, pageHits(society)), ...lists], lists };
}
