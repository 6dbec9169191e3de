import { countPending } from '../../storage/applications/application-list';
import type { Database } from '../../storage/database/database';
import { Messages } from '../../storage/messages/messages';
import { deskLink } from './channels';
import type { Checkpoint, Update } from './checkpoint';

/** A new application or message. Notifications contain nothing that visitors wrote. */
interface Arrival {
  id: string;
  /** ISO 8601, UTC. */
  submittedAt: string;
}

/** The kinds of arrivals, each with its desk section, wording and queries. */
export const ARRIVAL_KINDS = [
  {
    name: 'application',
    section: 'applications',
    linkTo: (id: string) => `/${id}`,
    waiting: 'pending',
    verb: 'waiting for a decision',
    since: `SELECT id, "submittedAt" FROM applications WHERE "submittedAt" > $1 AND "isSample" = 0 ORDER BY "submittedAt", id`,
    countWaiting: countPending,
  },
  {
    name: 'message',
    section: 'messages',
    linkTo: (id: string) => `?search=${id}`,
    waiting: 'unanswered',
    verb: 'waiting for an answer',
    since: `SELECT id, "receivedAt" AS "submittedAt" FROM messages WHERE "receivedAt" > $1 ORDER BY "receivedAt", id`,
    countWaiting: async (database: Database) => (await new Messages(database).count()).open,
  },
] as const;
type ArrivalKind = (typeof ARRIVAL_KINDS)[number];

/** Maximum delay between a row's timestamp and its commit, including differences between the servers' clocks. */
const MAX_COMMIT_DELAY_MS = 600_000;
/** Maximum number of arrivals listed in a notification. Discord accepts 2000 characters. */
const MAX_LISTED = 10;

/** Summarises the arrivals since the last notification. The first time, existing arrivals are not reported. */
export async function arrivalUpdate(
  {
    database,
    siteUrl,
    timeZone,
    language,
  }: { database: Database; siteUrl: string; timeZone: string; language: string },
  kind: ArrivalKind,
  { until, ids }: Checkpoint,
): Promise<Update | null> {
  const late = new Date(Date.now() - MAX_COMMIT_DELAY_MS).toISOString();
  const isFirst = until === '';
  // If the clock was set back, the checkpoint is in the future.
  const found = await database.all<Arrival>(kind.since, [isFirst || until > late ? late : until]);
  const arrivals = found.filter(({ id }) => !ids.includes(id));
  if (arrivals.length === 0 && !isFirst) return null;
  const checkpoint = { until: late, ids: found.filter(({ submittedAt }) => submittedAt > late).map(({ id }) => id) };
  if (isFirst) return { checkpoint };

  const { name, section, verb } = kind;
  const waiting = await kind.countWaiting(database);
  const isOne = arrivals.length === 1;
  const listed = arrivals
    .slice(0, MAX_LISTED)
    .map((each) => ({ ...each, link: deskLink(siteUrl, section, kind.linkTo(each.id)) }));
  const [first] = listed;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const time = `${format.format(first && new Date(first.submittedAt))} (${timeZone})`;
  const lines = [
    isOne ? `A new ${name} arrived on ${time}:` : `${arrivals.length} new ${section} arrived, the first on ${time}:`,
    ...listed.map(({ link }) => link),
  ];
  if (arrivals.length > listed.length) lines.push(`and ${arrivals.length - listed.length} more`);
  const count = waiting === 0 ? `No ${name} is` : waiting === 1 ? `One ${name} is` : `${waiting} ${section} are`;
  const message = {
    subject: `${isOne ? `A new ${name}` : `${arrivals.length} new ${section}`} (${waiting} ${kind.waiting})`,
    text: [...lines, '', `${count} ${verb}.`].join('\n'),
    data: { event: name, ...first, [kind.waiting]: waiting, count: arrivals.length, [section]: listed },
  };
  return { checkpoint, message };
}
