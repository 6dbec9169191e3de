import { site } from '../../content/site';
import { DESK_PATH } from '../../model/desk/desk-paths';

/** A new application, or message, as far as a notification speaks of it. */
export interface Arrival {
  id: string;
  /** ISO 8601, UTC. */
  submittedAt: string;
}

/** A notification: as mail, and as the JSON that a webhook gets. Nothing in it was written by applicants. */
export interface Message {
  subject: string;
  text: string;
  data: {
    event: 'application' | 'message' | 'test';
    link: string;
    [field: string]: unknown;
  };
}

/** What messages need to know of the site. */
export interface MessageContext {
  /** The site's address, without a slash at its end. */
  address: string;
  /** Times are written in it. */
  timeZone: string;
}

/** So many applications are listed with their links. Discord takes 2000 characters. */
const MAX_LISTED = 10;

/** What has arrived. Of a visitor's message nothing is sent but its id. */
export type ArrivalKind = 'application' | 'message';

/** Of each kind: the section of the desk, and how many wait there. */
const SECTIONS = {
  application: { section: 'applications', waiting: 'pending', verb: 'waiting for a decision' },
  message: { section: 'messages', waiting: 'unanswered', verb: 'waiting for an answer' },
} as const;

/** Sums up what has arrived, the earliest first. @param pending how many wait in all. */
export function arrivalMessage(
  kind: ArrivalKind,
  arrivals: readonly [Arrival, ...Arrival[]],
  pending: number,
  { address, timeZone }: MessageContext,
): Message {
  const [first] = arrivals;
  const { section, waiting, verb } = SECTIONS[kind];
  const linkOf = ({ id }: Arrival) => `${address}${DESK_PATH}#${section}/${id}`;
  const format = new Intl.DateTimeFormat(site.lang, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const timeOf = ({ submittedAt }: Arrival) => `${format.format(new Date(submittedAt))} (${timeZone})`;
  const listed = arrivals.slice(0, MAX_LISTED);
  const omitted = arrivals.length - listed.length;
  const lines =
    arrivals.length === 1
      ? [`A new ${kind} came on ${timeOf(first)}:`, linkOf(first)]
      : [`${arrivals.length} new ${section} have come, the first on ${timeOf(first)}:`, ...listed.map(linkOf)];
  if (omitted > 0) lines.push(`and ${omitted} more`);
  const count = pending === 0 ? `No ${kind} is` : pending === 1 ? `One ${kind} is` : `${pending} ${section} are`;
  lines.push('', `${count} ${verb}.`);
  return {
    subject: `${arrivals.length === 1 ? `A new ${kind}` : `${arrivals.length} new ${section}`} (${pending} ${waiting})`,
    text: lines.join('\n'),
    data: {
      event: kind,
      ...first,
      [waiting]: pending,
      link: linkOf(first),
      count: arrivals.length,
      [section]: listed.map((arrival) => ({ ...arrival, link: linkOf(arrival) })),
    },
  };
}

/** What `ummes notify test` sends. */
export function testMessage({ address }: Pick<MessageContext, 'address'>): Message {
  const link = `${address}${DESK_PATH}`;
  const text = `This is a test. Notifications of new applications to ${site.name} come this way.\n${link}`;
  return { subject: 'Test of notifications', text, data: { event: 'test', link } };
}
