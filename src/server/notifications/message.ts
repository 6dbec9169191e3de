import { site } from '../../content/site';
import { DESK_PATH } from '../../model/desk/desk-paths';

/** A new application, as far as a notification speaks of it. */
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
    event: 'application' | 'test';
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

/** Sums up applications, the earliest first. @param pending how many wait for a decision in all. */
export function applicationMessage(
  arrivals: readonly [Arrival, ...Arrival[]],
  pending: number,
  { address, timeZone }: MessageContext,
): Message {
  const [first] = arrivals;
  const linkOf = ({ id }: Arrival) => `${address}${DESK_PATH}#applications/${id}`;
  const format = new Intl.DateTimeFormat(site.lang, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const timeOf = ({ submittedAt }: Arrival) => `${format.format(new Date(submittedAt))} (${timeZone})`;
  const listed = arrivals.slice(0, MAX_LISTED);
  const omitted = arrivals.length - listed.length;
  const lines =
    arrivals.length === 1
      ? [`A new application came on ${timeOf(first)}:`, linkOf(first)]
      : [`${arrivals.length} new applications have come, the first on ${timeOf(first)}:`, ...listed.map(linkOf)];
  if (omitted > 0) lines.push(`and ${omitted} more`);
  lines.push('', waiting(pending));
  return {
    subject: `${arrivals.length === 1 ? 'A new application' : `${arrivals.length} new applications`} (${pending} pending)`,
    text: lines.join('\n'),
    data: {
      event: 'application',
      ...first,
      pending,
      link: linkOf(first),
      count: arrivals.length,
      applications: listed.map((arrival) => ({ ...arrival, link: linkOf(arrival) })),
    },
  };
}

/** What `ummes notify test` sends. */
export function testMessage({ address }: Pick<MessageContext, 'address'>): Message {
  const link = `${address}${DESK_PATH}`;
  const text = `This is a test. Notifications of new applications to ${site.name} come this way.\n${link}`;
  return { subject: 'Test of notifications', text, data: { event: 'test', link } };
}

function waiting(pending: number): string {
  if (pending === 0) return 'No application is waiting for a decision.';
  return pending === 1
    ? 'One application is waiting for a decision.'
    : `${pending} applications are waiting for a decision.`;
}
