import { isIP } from 'node:net';
import { z } from 'zod';
import { isEmail } from '../../model/forms/field-rules';
import { list, parsed } from './fields';
import { isLocalHost, isLocalUrl } from './site-url';

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** Parses `smtp://user:password@host:port` or `smtps://…`; returns null for any other URL. */
function parseSmtpUrl(text: string) {
  const { protocol, hostname, port, pathname, search, hash, username, password } = new URL(text);
  const standardPort = PORTS[protocol];
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!standardPort || !host || pathname.length > 1 || search || hash) return null;
  return {
    host,
    port: Number(port || standardPort),
    /** Whether the connection uses TLS from the start, rather than after STARTTLS. */
    isSecure: protocol === 'smtps:',
    /** Whether the server is on this machine, where TLS is unnecessary and certificates rarely have the right name. */
    isLocal: isLocalHost(host),
    /** Null for a server that accepts email without an account. */
    account: username ? { user: decodeURIComponent(username), password: decodeURIComponent(password) } : null,
  };
}

/** Returns a webhook's URL; null if it has credentials, which fetch rejects, or is http and not on this machine. */
function parseWebhook(text: string): string | null {
  const { protocol, username, password } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocalUrl(text));
  return isSafe && !username && !password ? text : null;
}

const isMailbox = (text: string): text is string => isEmail(text);
const mailboxes = list(isMailbox, 'must list email addresses, such as a@society.example, b@society.example');

/** Notification settings. */
export const notificationFields = {
  UMMES_NOTIFY_EMAIL: mailboxes,
  UMMES_NOTIFY_EDITORS: mailboxes,
  UMMES_SMTP_URL: parsed(
    parseSmtpUrl,
    'must be a URL such as smtp://user:password@mail.example:587, with %40 for an @ in the password (%2F for /, %23 for #, %3F for ?, %25 for %)',
  ).optional(),
  UMMES_MAIL_FROM: z.string().refine(isEmail, 'must be an email address').optional(),
  UMMES_NOTIFY_WEBHOOK: parsed(parseWebhook, 'must be an https URL, or an http URL on this machine').optional(),
};

/** Returns `ummes@` followed by the public URL's host; undefined if that isn't a valid address. */
function defaultSender(publicUrl = ''): string | undefined {
  const host = URL.canParse(publicUrl) ? new URL(publicUrl).hostname.replace(/^www\./, '') : '';
  const sender = `ummes@${host}`;
  return isIP(host) || !isEmail(sender) ? undefined : sender;
}

/** Lists missing settings that email needs, one sentence each. */
export function missingForMail(set: NodeJS.Dict<string>): string[] {
  const name = ['UMMES_NOTIFY_EMAIL', 'UMMES_NOTIFY_EDITORS'].find((each) => set[each]);
  const problems: string[] = [];
  if (name && !set.UMMES_SMTP_URL) problems.push(`${name} needs UMMES_SMTP_URL, the mail server`);
  if (name && !set.UMMES_MAIL_FROM && !defaultSender(set.UMMES_PUBLIC_URL))
    problems.push(`${name} needs UMMES_MAIL_FROM (the sender) or a UMMES_PUBLIC_URL with a domain`);
  return problems;
}

/** The mail server, the sender, and the officers who get an email about each new application and message. */
export type MailSettings = NonNullable<ReturnType<typeof notificationsOf>['mail']>;

type Read = z.infer<z.ZodObject<typeof notificationFields>> & { UMMES_PUBLIC_URL?: string | undefined };

export function notificationsOf(read: Read) {
  const { UMMES_NOTIFY_EMAIL: to = [], UMMES_NOTIFY_EDITORS: editors = [], UMMES_SMTP_URL: server } = read;
  const from = read.UMMES_MAIL_FROM ?? defaultSender(read.UMMES_PUBLIC_URL);
  const hasRecipients = to.length + editors.length > 0;
  return {
    /** Null if there are no recipients; `to` is empty if only editors get email. */
    mail: hasRecipients && server && from ? { to, from, server } : null,
    /** Email addresses of editors to notify about new sheet problems. */
    editors,
    /** A secret: with many services, anyone who has the URL can post. */
    webhook: read.UMMES_NOTIFY_WEBHOOK ?? null,
  };
}
