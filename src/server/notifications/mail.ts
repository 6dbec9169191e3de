import type { NodemailerError } from 'nodemailer';
import { site } from '../../content/site';
import type { MailSettings, SmtpServer } from '../settings/notifications';
import type { Message } from './message';
import { SendError } from './send-error';

/** Sends a message as plain text. @throws {SendError} */
export async function sendMail(
  { to, from, server }: MailSettings,
  message: Message,
  signal: AbortSignal,
): Promise<void> {
  // Not before the first mail: it takes 8 MB of memory. Node remembers a module that it did not find.
  const { createTransport } = await import('nodemailer').catch(() => {
    throw new SendError('nodemailer cannot be loaded: run npm ci and restart the server');
  });
  const { subject, text } = message;
  try {
    await createTransport(connectionTo(server)).sendMail({
      from: { name: site.name, address: from },
      to: [...to],
      subject,
      text,
      // Automatic replies are not sent to it (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    });
  } catch (error) {
    throw new SendError(describe(error as NodemailerError), (error as NodemailerError).response);
  }
}

/** How the server is connected to. Certificates are checked; a password needs TLS, except on this machine. */
function connectionTo({ host, port, isSecure, isLocal, account }: SmtpServer) {
  return {
    host,
    port,
    secure: isSecure,
    ignoreTLS: isLocal,
    requireTLS: account !== null && !isLocal,
    ...(account && { auth: { user: account.user, pass: account.password }, forceAuth: true }),
  };
}

/** What nodemailer's codes mean. */
const PROBLEMS: Readonly<Record<string, string>> = {
  EAUTH: 'the mail server did not accept user and password',
  EENVELOPE: 'the mail server did not accept the sender or a recipient',
  EMESSAGE: 'the mail server did not accept the message',
  EPROTOCOL: 'this is no mail server, or not with this kind of TLS',
  ECONNECTION: 'the connection to the mail server was closed',
  EDNS: 'the name of the mail server was not found',
  ETLS: 'no TLS with the mail server',
  ESOCKET: 'no connection to the mail server',
  ETIMEDOUT: 'the mail server did not answer in time',
};

function describe({ code = '', originalCode, responseCode }: NodemailerError): string {
  const problem = PROBLEMS[code];
  const details = [problem ? undefined : code, responseCode, originalCode].filter(Boolean).join(', ');
  return `${problem ?? 'the mail could not be sent'}${details && ` (${details})`}`;
}
