import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isEmail } from '../../model/email';
import { readAddressList } from '../newsletter/address-list';
import { importList } from '../newsletter/import-list';
import { LINKS_NEED_ADDRESS, subscribersCsv, unsubscribeLinksCsv } from '../newsletter/subscriber-files';
import type { Settings } from '../settings/settings';
import type { Storage } from '../storage/storage';
import { type Command, type CommandContext, EXIT, UsageError } from './command';
import { eraseOrComplain } from './erase-or-complain';
import { withStorage } from './with-storage';

export const newsletterCommand: Command = {
  name: 'newsletter',
  summary: 'the list of the newsletter, and its unsubscribe links',
  help: `Usage: ummes newsletter <action>

  import <csv>    add the addresses of a file: its column "email", else its first one. A name may be before an
                  address: Name <address>. Unsubscribed addresses stay unsubscribed.
  remove <email…> delete addresses, also from the list of the unsubscribed (somebody asks for it)
  links           CSV of the subscribers: address, link for the letter's text, one-click address for its
                  List-Unsubscribe header (RFC 8058)
  export          CSV of all there ever were, to standard output

Links begin with UMMES_PUBLIC_URL, which has to be set.
Exit code: 0 done, 1 a line of the file has no address or an address is not known, 2 wrong usage.`,

  async run(args, context) {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    const [action, file, ...rest] = positionals;
    if (action === 'remove' && file)
      return withStorage(context, (storage) => remove([file, ...rest], storage, context));
    const understood = action === 'import' ? file !== undefined : ['links', 'export'].includes(action ?? '') && !file;
    if (!understood || rest.length > 0)
      throw new UsageError('Known are: newsletter import <csv>, remove <email…>, links, export.');
    if (action === 'import') return withStorage(context, (storage) => importFile(file ?? '', storage, context), 'new');
    return withStorage(context, (storage, settings) =>
      action === 'links' ? printLinks(storage, settings, context) : exportCsv(storage, context),
    );
  },
};

async function importFile(file: string, { subscribers }: Storage, { print, complain }: CommandContext) {
  const list = await readAddressList(await readFile(file));
  for (const { line, text, reason } of list.wrong)
    complain(`line ${line}: ${JSON.stringify(text)} ${isEmail(text) ? reason : 'is not an email address'}`);
  const { added } = await importList(subscribers, list);
  print(`${added.count} added, ${list.addresses.length - added.count} known already`);
  return list.wrong.length > 0 ? EXIT.failed : EXIT.ok;
}

async function remove(emails: string[], { subscribers, database }: Storage, { print, complain }: CommandContext) {
  const removed = await subscribers.remove(emails);
  for (const email of removed) print(`${email}  removed`);
  if (removed.length > 0) await eraseOrComplain(database, complain);
  const unknown = emails.filter((email) => !removed.includes(email));
  for (const email of unknown) complain(`${email} is not in the list.`);
  return unknown.length > 0 ? EXIT.failed : EXIT.ok;
}

async function printLinks({ subscribers }: Storage, { publicUrl }: Settings, { print }: CommandContext) {
  if (!publicUrl) throw new Error(LINKS_NEED_ADDRESS);
  print(await unsubscribeLinksCsv(subscribers, publicUrl));
  return EXIT.ok;
}

async function exportCsv({ subscribers }: Storage, { print }: CommandContext) {
  print(await subscribersCsv(subscribers));
  return EXIT.ok;
}
