import type { NodemailerError } from 'nodemailer';
import { DESK_PATH, type DeskSection } from '../../../model/desk/desk-paths';
import type { MailSettings } from '../../settings/notifications';
import type { Settings } from '../../settings/settings';

/** A notification, as an email and as JSON for a webhook. */
export interface OfficerNotice {
  subject: string;
  text: string;
  data?: Record<string, unknown>;
}

export interface Channel {
  name: 'mail' | 'webhook' | 'editors';
  /** @throws {SendError} */
  send(message: OfficerNotice, signal: AbortSignal): Promise<void>;
}

/** Thrown when sending a message fails. `error.message` is safe to log: no addresses, passwords or server text. */
export class SendError extends Error {
  override readonly name = 'SendError';
  /** @param detail the server's response, for the administrator's own terminal: it may contain addresses. */
  constructor(
    message: string,
    readonly detail = '',
  ) {
    super(message);
  }
}

/** Returns the reason for a failure, in a form that is safe to log. */
export function reasonOf(error: unknown): string {
  if (error instanceof SendError) return error.message;
  const { name, code } = error as NodeJS.ErrnoException; // its message may contain an address
  return `unexpected error (${code ?? name})`;
}

/** Returns the configured channels. @param sender returns the society's name, as the sender of emails. */
export function channelsOf({ notifications }: Pick<Settings, 'notifications'>, sender: () => string): Channel[] {
  const { mail, webhook, editors } = notifications;
  const channels: Channel[] = [];
  if (mail && mail.to.length > 0) channels.push({ name: 'mail', send: sendMail(mail, mail.to, sender) });
  if (webhook) channels.push({ name: 'webhook', send: postTo(webhook) });
  if (mail && editors.length > 0) channels.push({ name: 'editors', send: sendMail(mail, editors, sender) });
  return channels;
}

/** Sends plain-text email. Checks certificates, and sends a password only over TLS or to this machine. */
function sendMail({ from, server }: MailSettings, to: readonly string[], sender: () => string): Channel['send'] {
  const { host, port, isSecure, isLocal, account } = server;
  return async ({ subject, text }, signal) => {
    const { createTransport } = await import('nodemailer'); // loaded on first use: it takes 8 MB of memory
    const transport = createTransport({
      host,
      port,
      secure: isSecure,
      ignoreTLS: isLocal,
      requireTLS: account !== null && !isLocal,
      ...(account && { auth: { user: account.user, pass: account.password }, forceAuth: true }),
    });
    try {
      await transport.sendMail({
        from: { name: sender(), address: from },
        to: [...to],
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' }, // prevents automatic replies (RFC 3834)
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      });
    } catch (error) {
      throw new SendError(describe(error as NodemailerError), (error as NodemailerError).response);
    }
  };
}

/** Descriptions of nodemailer's error codes. */
const PROBLEMS: Readonly<Record<string, string>> = {
  EAUTH: 'the mail server rejected the user name or password',
  EENVELOPE: 'the mail server rejected the sender or a recipient',
  EMESSAGE: 'the mail server rejected the message',
  EPROTOCOL: 'the server is not a mail server, or it uses a different kind of TLS',
  ECONNECTION: 'the connection to the mail server was closed',
  EDNS: "the mail server's name was not found",
  ETLS: 'TLS with the mail server failed',
  ESOCKET: 'could not reach the mail server',
  ETIMEDOUT: 'the mail server did not respond in time',
  EABORT: 'the mail server did not respond in time',
};

function describe({ code = '', originalCode, responseCode }: NodemailerError): string {
  const problem = PROBLEMS[code];
  const details = [problem ? undefined : code, responseCode, originalCode].filter(Boolean).join(', ');
  return `${problem ?? 'the email could not be sent'}${details && ` (${details})`}`;
}

/**
 * Posts JSON to a webhook. Slack and Mattermost show `text`, Discord shows `content`. Doesn't follow redirects, which
 * could lead into the server's private network.
 */
function postTo(webhook: string): Channel['send'] {
  return async ({ text, data }, signal) => {
    const response = await fetch(webhook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'ummes' },
      body: JSON.stringify({ text, content: text, ...data }),
      redirect: 'manual',
      signal,
    }).catch((error: Error & { cause?: NodeJS.ErrnoException }) => {
      throw new SendError(`could not reach the webhook (${error.cause?.code ?? error.name})`);
    });
    await response.body?.cancel();
    if (!response.ok) throw new SendError(`the webhook responded with ${response.status}`);
  };
}

/** Returns the message that `ummes notify test` sends. @param siteUrl the site URL, without a trailing slash. */
export function testMessage(siteUrl: string, sender: string): OfficerNotice {
  const link = siteUrl + DESK_PATH;
  const text = `This is a test. Notifications from ${sender} will arrive here.\n${link}`;
  return { subject: 'Test notification', text, data: { event: 'test', link } };
}

/** Returns the link to a section of the desk. @param rest a path or query, such as `/k7m2xq9hbt4c`. */
export function deskLink(siteUrl: string, section: DeskSection, rest = ''): string {
  return `${siteUrl}${DESK_PATH}/${section}${rest}`;
}
