import { entryFacts, entryTitle } from '../../../model/events/calendar-entry';
import { classifyEvents, type SocietyEvent } from '../../../model/events/event';
import type { Day } from '../../../model/time/day';
import { postponement, writtenMoment } from '../event-texts';
import { itemPath } from '../keys/addresses';
import { atomFeed, FEED_ENTRIES, type FeedEntry, type FeedUrls, UNKNOWN_DAY } from './atom-feed';

/**
 * Returns the upcoming events as a feed, soonest first. Feeds have a date for when an entry was changed, but none for
 * when an event takes place, so that is in its title. The date of change, which no sheet has, is the epoch: WordPress
 * would show the latest event first if the entries had dates (SimplePie 1.5.7 sorts by date unless one is zero).
 */
export function eventsFeed(events: readonly SocietyEvent[], today: Day, title: string, urls: FeedUrls): string {
  const { upcoming } = classifyEvents(events, today);
  return atomFeed(
    upcoming.slice(0, FEED_ENTRIES).map((event) => entryOf(event, urls.site)),
    title,
    urls,
  );
}

function entryOf(event: SocietyEvent, site: string): FeedEntry {
  const { id, title, location, description } = event;
  const postponed = postponement(event);
  return {
    title: postponed ? `${postponed}: ${title}` : [writtenMoment(event), entryTitle(event)].filter(Boolean).join(': '),
    url: site + itemPath('events', id),
    day: UNKNOWN_DAY,
    summary: [location, ...entryFacts(event), description].filter(Boolean).join('. '),
  };
}
