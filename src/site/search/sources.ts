import { eventsAt } from '../../api/events';
import { newsAt } from '../../api/news';
import { projectsAt } from '../../api/student-life';
import { formatDay, formatTime } from '../../model/day';
import type { SocietyEvent } from '../../model/event';
import { statusText } from '../../model/event-status';
import type { NewsItem } from '../../model/news';
import type { Project } from '../../model/project';
import { publishedDay } from '../../model/published';
import { hrefFrom } from '../../ui/use-item-dialog';
import { routes } from '../routes';
import { type Hit, type SearchSource, searchSource } from './source';

const eventHit = (event: SocietyEvent): Hit => ({
  title: event.title,
  text: event.description,
  note: [
    event.status && statusText(event.status),
    event.date && formatDay(event.date, { dateStyle: 'long' }),
    event.date &&
      event.time
        ?.split('-')
        .map((clock) => formatTime(clock))
        .join(' – '),
    event.location,
  ]
    .filter(Boolean)
    .join(' · '),
  href: hrefFrom(routes.event.path, event.id),
  state: event,
});

const newsHit = ({ id, title, description, content, publishedAt }: NewsItem): Hit => {
  const day = publishedDay(publishedAt);
  return {
    title,
    text: [description, content].filter(Boolean).join('\n'),
    note: day ? formatDay(day, { dateStyle: 'long' }) : publishedAt,
    href: hrefFrom(`${routes.news.path}?item={id}`, id),
  };
};

const projectHit = ({ id, title, description, category }: Project): Hit => ({
  title,
  text: description,
  note: category,
  href: hrefFrom(`${routes.studentLife.path}?item={id}`, id),
});

const eventKind = { title: 'Events', path: routes.events.path };
const newsKind = { title: 'News', path: routes.news.path };
const projectKind = { title: 'Student life', path: routes.studentLife.path };

/** All that the search looks through, in the order of the results. */
export const sources: readonly SearchSource[] = [
  searchSource(eventKind, 'Failed to load events. Please try again later.', eventsAt(''), eventHit),
  searchSource(newsKind, 'Failed to load news. Please try again later.', newsAt(''), newsHit),
  searchSource(
    projectKind,
    'Failed to load student life projects. Please try again later.',
    projectsAt(''),
    projectHit,
  ),
];
