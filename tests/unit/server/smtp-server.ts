import { createServer, type Socket } from 'node:net';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import { listen } from '../../support/server/listen';
import { LOCALHOST_CERTIFICATE as cert, LOCALHOST_KEY as key } from './localhost-certificate';

export interface Mail {
  /** The addresses from the `MAIL` and `RCPT` commands. */
  from: string;
  to: string[];
  /** Lower-case names and their values, in order. */
  headers: [string, string][];
  text: string;
  raw: string;
}

interface SmtpOptions {
  tls?: 'always' | 'starttls';
  auth?: boolean;
}

/** Starts a mail server on this machine that records emails. Tests can change its responses to a command. */
export async function smtpServer({ tls, auth = false }: SmtpOptions = {}) {
  const server = {
    port: 0,
    mails: [] as Mail[],
    /** Every line that clients sent, except the emails themselves. */
    commands: [] as string[],
    /** `user:password` from every sign-in. */
    accounts: [] as string[],
    /**
     * Overrides the response to a command; '' sends none. The commands CONNECT and END stand for a new connection and
     * the end of an email.
     */
    reply: (_: string): string | undefined | Promise<string | undefined> => undefined,
  };
  const extensions = [...(tls === 'starttls' ? ['STARTTLS'] : []), ...(auth ? ['AUTH PLAIN'] : []), '8BITMIME'];

  const defaultReply = (command: string, isEncrypted: boolean) => {
    if (command === 'CONNECT') return '220 test ESMTP';
    if (command.startsWith('EHLO')) {
      const offered = extensions.filter((name) => !(isEncrypted && name === 'STARTTLS'));
      return ['test', ...offered].map((line, i, { length }) => `250${i < length - 1 ? '-' : ' '}${line}`).join('\r\n');
    }
    if (command === 'STARTTLS') return tls === 'starttls' && !isEncrypted ? '220 go on' : '502 not here';
    if (command.startsWith('AUTH') && !auth) return '502 not here';
    if (command.startsWith('AUTH PLAIN ')) {
      const [, user, password] = Buffer.from(command.slice(11), 'base64').toString().split('\0');
      server.accounts.push(`${user}:${password}`);
      return '235 welcome';
    }
    if (command === 'DATA') return '354 go on';
    return command === 'QUIT' ? '221 bye' : '250 ok';
  };

  const converse = async (socket: Socket, isEncrypted: boolean, first?: string) => {
    socket.on('error', () => {});
    const answer = async (command: string) => {
      const text = (await server.reply(command)) ?? defaultReply(command, isEncrypted);
      if (text) socket.write(`${text}\r\n`);
      return text;
    };
    if (first) await answer(first);
    let mail: string[] | null = null;
    let envelope: Pick<Mail, 'from' | 'to'> = { from: '', to: [] };
    for await (const line of linesOf(socket)) {
      if (mail && line !== '.') mail.push(line.replace(/^\./, ''));
      else if (mail) {
        server.mails.push({ ...envelope, ...parsed(mail.join('\r\n')) });
        [mail, envelope] = [null, { from: '', to: [] }];
        await answer('END');
      } else {
        server.commands.push(line);
        const sentReply = await answer(line);
        const [, address = ''] = /<(.*)>/.exec(line) ?? [];
        if (line.startsWith('MAIL')) envelope.from = address;
        if (line.startsWith('RCPT')) envelope.to.push(address);
        if (sentReply?.startsWith('354')) mail = [];
        if (line === 'STARTTLS' && sentReply?.startsWith('220'))
          return void converse(new TLSSocket(socket, { isServer: true, key, cert }), true);
      }
    }
  };
  const isTls = tls === 'always';
  const take = (socket: Socket) => void converse(socket, isTls, 'CONNECT').catch(() => {});
  const listener = isTls ? createTlsServer({ key, cert }, take) : createServer(take);
  listener.on('tlsClientError', () => {});
  server.port = await listen(listener);
  return server;
}

async function* linesOf(socket: Socket): AsyncIterable<string> {
  const chunks = socket.iterator({ destroyOnReturn: false });
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

function parsed(raw: string): Pick<Mail, 'headers' | 'text' | 'raw'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return {
    headers: headers.map((line): [string, string] => {
      const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? [];
      return [name.toLowerCase(), value];
    }),
    // Decodes quoted-printable ASCII.
    text: rest.join('\r\n\r\n').replace(/=\r\n/g, '').replace(/=3D/g, '=').replace(/\r\n/g, '\n').trim(),
    raw,
  };
}
