import { site } from '../../../content/site';
import { EventCard } from '../../../features/events/event-card';
import { NewsCard } from '../../../features/news/news-card';
import { ProjectCard } from '../../../features/student-life/project-card';
import type { DeskSheet } from '../../../model/desk/sheet-report';
import { normaliseEvents } from '../../../model/events/event';
import { normaliseNews } from '../../../model/news/news';
import { normaliseProjects } from '../../../model/student-life/project';
import { visibleText } from '../../../model/text/visible-text';
import { cardFigure, pictureAddress } from './sheets.style';

interface RowCardProps {
  sheet: DeskSheet;
  row: number;
  /** The row's item as the API sends it. */
  item: Record<string, string>;
}

/** The card leads nowhere here. */
const LINK = { href: '', onClick: () => {} };

/** What stands in for a picture on the pages of news and projects. */
const FALLBACKS = { news: '/news/news1.png', projects: '/pictures/about.svg' };

/** A row's card as visitors see it. Its picture is shown if it is a file of this site: the page asks no other server. */
export function RowCard({ sheet, row, item }: RowCardProps) {
  const { card, imageUrl } = cardOf(sheet, item);
  return (
    <figure className={cardFigure}>
      <figcaption>Row {row} as visitors see it</figcaption>
      <div role="img" aria-label={spoken(item)}>
        <div inert>{card}</div>
      </div>
      {imageUrl && !isOwn(imageUrl) && (
        <p className={pictureAddress}>
          Its picture: <bdi>{visibleText(imageUrl)}</bdi>
        </p>
      )}
    </figure>
  );
}

/** The card in words: its links and buttons lead nowhere, and so nothing of it is read out. */
function spoken({ id: _, ...texts }: RowCardProps['item']): string {
  const filled = Object.entries(texts).filter(([, text]) => text);
  return visibleText(filled.map(([name, text]) => `${name}: ${text}`).join('; '));
}

function cardOf(sheet: DeskSheet, item: object) {
  if (sheet === 'events') {
    const [event] = normaliseEvents([item]).items;
    if (!event) return { card: null, imageUrl: '' };
    const { imageUrl } = event;
    const shown = { ...event, imageUrl: ownOrNone(imageUrl) };
    return { imageUrl, card: <EventCard event={shown} lang={site.lang} link={LINK} first={false} /> };
  }
  if (sheet === 'news') {
    const [news] = normaliseNews([item]).items;
    if (!news) return { card: null, imageUrl: '' };
    const { imageUrl } = news;
    const shown = { ...news, imageUrl: ownOrNone(imageUrl) };
    return {
      imageUrl,
      card: <NewsCard item={shown} lang={site.lang} level={3} link={LINK} fallback={FALLBACKS.news} />,
    };
  }
  const [project] = normaliseProjects([item]).items;
  if (!project) return { card: null, imageUrl: '' };
  const { imageUrl } = project;
  const shown = { ...project, imageUrl: ownOrNone(imageUrl) };
  return { imageUrl, card: <ProjectCard project={shown} level={3} link={LINK} fallback={FALLBACKS.projects} /> };
}

function ownOrNone(address: string): string {
  return isOwn(address) ? address : '';
}

/** Whether an address is that of a file of this site. */
function isOwn(address: string): boolean {
  return URL.canParse(address, location.origin) && new URL(address, location.origin).origin === location.origin;
}
