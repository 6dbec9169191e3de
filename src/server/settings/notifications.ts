import { isIP } from 'node:net';
import { z } from 'zod';
import { isEmail } from '../../model/email';
import { isPrivateAddress } from './private-address';

/** A mail server and the account on it. */
export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the start; otherwise by STARTTLS. */
  isSecure: boolean;
  /** On this machine: its certificate is seldom one for this name, and nobody listens in between. */
  isLocal: boolean;
  /** Null for a server that takes mail without signing in. */
  account: { user: string; password: string } | null;
}

/** Where mail about new applications goes, and by which server. */
export interface MailSettings {
  to: readonly string[];
  from: string;
  server: SmtpServer;
}

/** How the officers learn of a new application; null for each way that is not set. */
export interface NotificationSettings {
  mail: MailSettings | null;
  /** Its address is often all that protects it: it is a secret. */
  webhook: string | null;
}

const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;

/** Reads `smtp://user:password@host:port` or `smtps://…`; null if it is something else. */
function parseSmtpUrl(text: string): SmtpServer | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, pathname, search, hash, username, password } = new URL(text);
  const host = withoutBrackets(hostname);
  if (!(protocol === 'smtp:' || protocol === 'smtps:') || !host) return null;
  if (pathname.length > 1 || search || hash) return null;
  try {
    return {
      host,
      port: Number(port || PORTS[protocol]),
      isSecure: protocol === 'smtps:',
      isLocal: host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.')),
      account: username ? { user: decodeURIComponent(username), password: decodeURIComponent(password) } : null,
    };
  } catch {
    return null; // a % that encodes nothing
  }
}

/** An IPv6 address without its brackets; any other host as it is. */
function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** Whether mail may be sent to or from it: an address alone, without a name or brackets. */
function isMailbox(text: string): boolean {
  return isEmail(text) && !/[<>()[\]\\,;:"\s\p{Cc}]/u.test(text);
}

export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Whether it is an https address, or http within a private network, where names often have no certificate. */
function isWebhookAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password) return false; // fetch refuses them
  const host = withoutBrackets(hostname);
  const isNear = isIP(host) ? isPrivateAddress(host) : /^[^.]+$|\.(?:localhost|local|internal|home\.arpa)$/.test(host);
  return protocol === 'https:' || (protocol === 'http:' && isNear);
}

/** The settings of notifications, as they are written. */
export const notificationFields = {
  /** Who gets a mail about each new application and message: addresses, separated by commas. Needs UMMES_SMTP_URL. Default: nobody. */
  UMMES_NOTIFY_EMAIL: z
    .string()
    .refine(
      (text) => listOf(text).length > 0 && listOf(text).every(isMailbox),
      'must list email addresses, such as a@society.example, b@society.example',
    )
    .optional(),
  /** The society's mail server, with TLS from the start (smtps) or by STARTTLS (smtp). A password is never sent without TLS, except on this machine. */
  UMMES_SMTP_URL: z
    .string()
    .refine(
      (text) => parseSmtpUrl(text) !== null,
      'must be an address such as smtp://user:password@mail.example:587, with %40 for an @ in the password (%2F for /, %23 for #, %3F for ?, %25 for %)',
    )
    .optional(),
  /** The sender of those mails. Default: ummes at the host of the public address. */
  UMMES_MAIL_FROM: z.string().refine(isMailbox, 'must be an email address').optional(),
  /** Gets a POST with JSON about each new application and message; the address is a secret. http only within a private network. Default: none. */
  UMMES_NOTIFY_WEBHOOK: z
    .string()
    .refine(isWebhookAddress, 'must be an https address, or an http address within a private network')
    .optional(),
};

type Written = Partial<Record<keyof typeof notificationFields | 'UMMES_PUBLIC_URL', string | undefined>>;

/** The sender that no setting names: undefined without a public address whose host can be one. */
function defaultSender(publicUrl = ''): string | undefined {
  const host = URL.canParse(publicUrl) ? new URL(publicUrl).hostname.replace(/^www\./, '') : '';
  const sender = `ummes@${host}`;
  return isIP(host) || !isMailbox(sender) ? undefined : sender;
}

/** What the settings of notifications lack, a line each. */
export function missingForNotifications(written: Written): string[] {
  if (!written.UMMES_NOTIFY_EMAIL) return [];
  const problems: string[] = [];
  if (!written.UMMES_SMTP_URL) problems.push('UMMES_NOTIFY_EMAIL needs UMMES_SMTP_URL, the mail server');
  if (!written.UMMES_MAIL_FROM && !defaultSender(written.UMMES_PUBLIC_URL))
    problems.push('UMMES_NOTIFY_EMAIL needs UMMES_MAIL_FROM, the sender, or a UMMES_PUBLIC_URL with a domain');
  return problems;
}

/** The settings of notifications, once nothing is missing. */
export function notificationsOf(written: Written): NotificationSettings {
  const { UMMES_NOTIFY_EMAIL: to, UMMES_SMTP_URL: url, UMMES_NOTIFY_WEBHOOK: webhook = null } = written;
  const server = url === undefined ? null : parseSmtpUrl(url);
  const from = written.UMMES_MAIL_FROM ?? defaultSender(written.UMMES_PUBLIC_URL);
  return { mail: to && server && from ? { to: listOf(to), from, server } : null, webhook };
}
