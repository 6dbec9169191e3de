import { parseArgs } from 'node:util';
import { visibleText } from '../../model/visible-text';
import type { StoredMessage } from '../messages/messages';
import { messagesCsv } from '../messages/messages-csv';
import type { Storage } from '../storage/storage';
import { type Command, type CommandContext, EXIT, UsageError } from './command';
import { eraseOrComplain } from './erase-or-complain';
import { systemAccount } from './invocation';
import { withStorage } from './with-storage';

export const messagesCommand: Command = {
  name: 'messages',
  summary: 'messages of the contact form: list, show, mark, remove, export',
  help: `Usage: ummes messages <action>

  list             a line for each message: id, answered or not, day, name and address
  show <id>        all of a message
  answered <id…>   mark messages as answered
  open <id…>       mark them as not answered
  remove <id…>     delete messages (somebody asks for it)
  export           CSV of all messages, to standard output

Messages are stored if UMMES_RECEIVE lists contact, for a year at most.
Exit code: 0 done, 1 a message is not known, 2 wrong usage.`,

  async run(args, context) {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    const [action = '', ...ids] = positionals;
    const takesIds = ['show', 'answered', 'open', 'remove'].includes(action);
    const isUnderstood = takesIds ? ids.length > 0 && (action !== 'show' || ids.length === 1) : ids.length === 0;
    if (!isUnderstood || !(takesIds || action === 'list' || action === 'export'))
      throw new UsageError('Known are: messages list, show <id>, answered <id…>, open <id…>, remove <id…>, export.');
    return withStorage(context, async (storage) => {
      if (action === 'list') return list(storage, context);
      if (action === 'show') return show(ids[0] ?? '', storage, context);
      if (action === 'export') return exportCsv(storage, context);
      if (action === 'remove') return remove(ids, storage, context);
      return mark(ids, action === 'answered', storage, context);
    });
  },
};

const stateOf = ({ answeredAt }: StoredMessage) => (answeredAt ? 'answered' : 'open');

async function list({ messages }: Storage, { print }: CommandContext) {
  for (const message of await messages.list()) {
    const { id, receivedAt, name, email } = message;
    print(visibleText(`${id}  ${stateOf(message).padEnd(8)}  ${receivedAt.slice(0, 10)}  ${name} <${email}>`));
  }
  return EXIT.ok;
}

async function show(id: string, { messages }: Storage, { print, complain }: CommandContext) {
  const found = await messages.byId(id);
  if (!found) return complainAbout([id], complain);
  const { receivedAt, answeredAt, answeredBy, name, email, message } = found;
  print(`received  ${receivedAt}`);
  print(visibleText(`answered  ${answeredAt ? `${answeredAt} (${answeredBy})` : 'no'}`));
  print(visibleText(`from      ${name} <${email}>`));
  print('');
  for (const line of message.split('\n')) print(visibleText(line));
  return EXIT.ok;
}

async function exportCsv({ messages }: Storage, { print }: CommandContext) {
  print(await messagesCsv(messages));
  return EXIT.ok;
}

async function remove(ids: string[], { messages, database }: Storage, { print, complain }: CommandContext) {
  const removed = await messages.remove(ids);
  for (const id of removed) print(`${id}  removed`);
  if (removed.length > 0) await eraseOrComplain(database, complain);
  const unknown = ids.filter((id) => !removed.includes(id));
  return complainAbout(unknown, complain);
}

async function mark(ids: string[], isAnswered: boolean, { messages }: Storage, context: CommandContext) {
  const unknown: string[] = [];
  for (const id of ids) {
    if (!(await messages.mark(id, isAnswered, systemAccount(context.env)))) unknown.push(id);
    else context.print(`${id}  ${isAnswered ? 'answered' : 'open'}`);
  }
  return complainAbout(unknown, context.complain);
}

function complainAbout(unknown: readonly string[], complain: CommandContext['complain']): number {
  for (const id of unknown) complain(`There is no message ${id}.`);
  return unknown.length > 0 ? EXIT.failed : EXIT.ok;
}
