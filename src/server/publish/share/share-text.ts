import { type SocietyEvent, statusText } from '../../../model/events/event';
import { findItem } from '../../../model/lists/query';
import { type NewsItem, publishedDay } from '../../../model/news/news';
import { type Day, formatDay } from '../../../model/time/day';
import { type Contents, societyIn } from '../contents/contents';
import { writtenDay, writtenTime } from '../event-texts';
import type { ItemSheet } from '../keys/addresses';

/** The text of a share picture. */
export interface ShareText {
  title: string;
  /** The society's name. */
  society: string;
  /** '' for none. */
  status: string;
  /** The cells of its title block. */
  facts: readonly ShareFact[];
}

export interface ShareFact {
  label: string;
  text: string;
}

/** Returns what an item's share picture says; null if there is no such item. */
export function shareTextOf(sheet: ItemSheet, id: string, contents: Contents): ShareText | null {
  const { sheets } = contents;
  const society = societyIn(contents).name;
  if (sheet === 'events') {
    const event = findItem(sheets.events ?? [], id);
    const status = event?.status ? statusText(event.status) : '';
    return event ? { title: event.title, society, status, facts: eventFacts(event) } : null;
  }
  if (sheet === 'news') {
    const item = findItem(sheets.news ?? [], id);
    return item ? { title: item.title, society, status: '', facts: newsFacts(item) } : null;
  }
  const project = findItem(sheets['student-life'] ?? [], id);
  if (!project) return null;
  return { title: project.title, society, status: '', facts: filledFacts({ Project: project.category }) };
}

/** Says in words what a share picture says. */
export function shareAlt({ title, society, status, facts }: ShareText): string {
  return [status, title, ...facts.map(({ text }) => text), society].filter(Boolean).join(' · ');
}

/** A postponed event's date no longer holds. */
function eventFacts(event: SocietyEvent): ShareFact[] {
  const { date, status, location } = event;
  const holds = status !== 'postponed';
  return filledFacts({
    Date: holds && date ? writtenDate(date) : '',
    Time: holds && date ? writtenTime(event) : '',
    Place: status === 'moved online' ? '' : location,
  });
}

function newsFacts({ publishedAt }: NewsItem): ShareFact[] {
  const day = publishedDay(publishedAt);
  return filledFacts({ Published: day ? writtenDate(day) : publishedAt });
}

function filledFacts(texts: Record<string, string>): ShareFact[] {
  return Object.entries(texts).flatMap(([label, text]) => (text ? [{ label, text }] : []));
}

function writtenDate(day: Day): string {
  return `${formatDay(day, { weekday: 'long' }, 'en-GB')} ${writtenDay(day)}`;
}
