import { isNumberedId } from '../events/calendar';
import type { SocietyEvent } from '../events/event';
import { EVENT_COLUMNS, eventRow, normaliseEvents } from '../events/event-rows';
import { eventTypes, typeKey } from '../events/event-sections';
import { cellsReader, columnKey, textIn } from '../lists/row';
import { dateAdvice, linkAdvice, PICTURE_NOTE, pictureAdvice, picturesAdvice } from './advice';
import type { SheetKind } from './sheet-kind';

/** A date and a time in one cell, as a workbook may have them. */
const MOMENT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/;

const HOUR = /^(?:[01]?\d|2[0-3])$/;

const SAMPLES = [
  {
    id: 'welcome-evening',
    title: 'Welcome evening',
    description: 'Meet the society and look around the workshop.',
    location: 'Lecture Hall 2',
    date: '2027-03-07',
    time: '18:30-20:00',
    type: 'Social',
  },
  {
    id: 'plant-visit',
    title: 'Plant visit',
    description: 'A day at a factory. Wear closed shoes.',
    location: 'Meet at the main gate',
    date: '2027-03-19',
    time: '08:00',
    link: '/contact',
    type: 'Trip',
    seats: '12 of 40 left',
  },
];

export const eventsSheet: SheetKind<SocietyEvent, keyof typeof EVENT_COLUMNS> = {
  name: 'events',
  title: 'Events',
  about: 'What is on: the calendar, the home page and the page of each event.',
  columns: EVENT_COLUMNS,
  identifiedBy: [['title'], ['date']],
  guide: {
    id: {
      note: 'a short, unique name, used in the URL and in calendars, whose entries then follow the event to a new title or day. At most 200 characters. Without it, the position in the list is used, and links break when rows move',
      advice: () => 'a short name that no other row uses, or leave the cell empty',
    },
    title: { note: "if missing: 'Untitled Event'", advice: () => 'the title that visitors should see' },
    description: { note: 'plain text; line breaks are kept' },
    location: { note: 'where it takes place' },
    date: {
      note: '2027-03-07, which every program reads the same way; also dd/MM/yyyy, such as 07/03/2027, 7.3.2027, 7 Mar 2027 or March 7, 2027. Anything else leaves the event undated',
      advice: dateAdvice('a date such as 2026-11-24, or leave the cell empty until the date is known'),
      isDate: true,
    },
    time: {
      note: "optional: 18:30, 6.30 pm, 18:30-20:00 or 22:00-02:00 (past midnight), in the society's time zone",
      advice: ({ value }) =>
        HOUR.test(value) ? `${value.padStart(2, '0')}:00` : 'a time such as 18:30, or a start and an end: 18:30-20:00',
    },
    status: {
      note: 'optional: cancelled, postponed or moved online. Keep cancelled events in the sheet, so that calendars show the cancellation',
      advice: () => 'cancelled, postponed or moved online, or leave the cell empty if the event takes place as planned',
      choices: ['cancelled', 'postponed', 'moved online'],
    },
    link: { note: 'optional: where to register, https://… or a path on this site', advice: linkAdvice },
    type: {
      note: 'optional: a word such as Workshop, Lecture or Trip, at most 30 characters. As soon as events have different types, visitors can choose one',
      advice: () => 'a word or two, such as Workshop, at most 30 characters',
    },
    speaker: {
      note: 'optional: who speaks, at most 120 characters',
      advice: () => 'the names only, at most 120 characters. Introduce the speakers in the description',
    },
    seats: {
      note: 'optional: how many seats are left, in your words, such as 12 of 40 left. Shown as typed until the event is past',
      advice: () => 'a few words such as 12 of 40 left, at most 40 characters',
    },
    map: {
      note: 'optional: a link to the meeting point on a maps service, https://…',
      advice: () => 'the address from the Share button of a maps service, which begins with https://',
    },
    imageUrl: { note: PICTURE_NOTE, advice: pictureAdvice, isPicture: true },
    otherImages: {
      note: 'more pictures, separated by commas or line breaks',
      advice: picturesAdvice,
      isPicture: true,
    },
  },
  samples: SAMPLES,
  placeholders: SAMPLES.map(({ id }) => ({ id })),
  /**
   * Adds the society's time zone to events that have a time, marks numeric ids that the sheet states, and spells each
   * type as its first event does.
   */
  normalise(rows, { timeZone }) {
    const { items, problems } = normaliseEvents(rows.map(withTimeApart));
    const readCells = cellsReader({ id: [] });
    const stated = new Set(rows.map((row) => readCells(row).texts.get('id')?.[0]));
    const types = eventTypes(items);
    const spelt = items.map((event) => ({ ...event, ...(event.type && { type: types.get(typeKey(event.type)) }) }));
    return { items: spelt.map((event) => publishedEvent(event, timeZone, stated)), problems };
  },
  toRow: eventRow,
};

/** Moves a time from the date's cell to the column for times, unless that has one. */
function withTimeApart(row: unknown): unknown {
  const [, date, time] = MOMENT.exec(textIn(row, 'date')) ?? [];
  if (!date) return row;
  const others = Object.entries(row as object).filter(([column]) => columnKey(column) !== 'date');
  return { ...Object.fromEntries(others), date, time: textIn(row, 'time') || time };
}

function publishedEvent(event: SocietyEvent, timeZone: string, stated: ReadonlySet<string | undefined>): SocietyEvent {
  const { calendarId: _, timeZone: __, ...rest } = event; // only the server sets these
  const isStated = isNumberedId(event.id) && stated.has(event.id);
  return { ...rest, ...(event.time && { timeZone }), ...(isStated && { calendarId: event.id }) };
}
