import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import Papa from 'papaparse';
import { isEmail } from '../../model/email';
import { oneLine } from '../../model/written-text';
import { csvText } from '../files/csv-text';
import type { Settings } from '../settings/settings';
import { decodeText } from '../sheets/decode-text';
import { cutInLastRow } from '../sheets/parse-csv';
import type { Storage } from '../storage/storage';
import { type Command, type CommandContext, EXIT, UsageError } from './command';
import { eraseOrComplain } from './erase-or-complain';
import { withStorage } from './with-storage';

export const newsletterCommand: Command = {
  name: 'newsletter',
  summary: 'the list of the newsletter, and its unsubscribe links',
  help: `Usage: ummes newsletter <action>

  import <csv>    add the addresses of a file: its column "email", else its first one. Who has unsubscribed stays so.
  remove <email…> delete addresses, also from the list of the unsubscribed (somebody asks for it)
  links           a line for each subscriber: address, link for the letter's text, one-click address for its
                  List-Unsubscribe header (RFC 8058); parted by tabs
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
  const text = decodeText(await readFile(file));
  // Blank lines count, or the lines that are named would be others; the delimiter is not guessed well with them.
  const { delimiter } = Papa.parse(text, { skipEmptyLines: 'greedy' }).meta;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const cut = errors.find(({ code }) => code === 'MissingQuotes');
  if (cut) throw new Error(`The list is cut, or a quote is not closed (from row ${(cut.row ?? 0) + 1}).`);
  const unfinished = cutInLastRow(text, data[0] ?? [], data.slice(1).at(-1) ?? [], data.length);
  if (unfinished) throw new Error(`The list ${unfinished}.`);
  const header = data[0]?.findIndex((name) => /^e-?mail(?:[ _-]?address)?$/i.test(oneLine(name))) ?? -1;
  const emails: string[] = [];
  let wrong = 0;
  let line = 1;
  data.forEach((row, index) => {
    const email = oneLine(row[Math.max(0, header)] ?? '');
    // The first row may be a header of other names, an address it is with an @ only.
    const expected = row.some((cell) => cell.trim()) && (index > 0 || email.includes('@'));
    if (isEmail(email)) emails.push(email);
    else if (expected) {
      wrong += 1;
      complain(`line ${line}: ${JSON.stringify(email)} is not an email address`);
    }
    line += row.join('\n').split('\n').length - row.length + 1; // a cell may have several
  });
  const added = await subscribers.add(emails);
  print(`${added} added, ${emails.length - added} known already`);
  return wrong > 0 ? EXIT.failed : EXIT.ok;
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
  if (!publicUrl) {
    throw new Error(
      'The links need the public address of the site. Set UMMES_PUBLIC_URL, such as https://society.example.',
    );
  }
  const site = publicUrl.replace(/\/+$/, '');
  for (const { email, token, unsubscribedAt } of await subscribers.list()) {
    if (unsubscribedAt) continue;
    print(`${email}\t${site}/unsubscribe?token=${token}\t${site}/newsletters/unsubscribe?id=${token}`);
  }
  return EXIT.ok;
}

async function exportCsv({ subscribers }: Storage, { print }: CommandContext) {
  const rows = (await subscribers.list()).map(({ unsubscribedAt, ...row }) => {
    return { ...row, status: unsubscribedAt ? 'unsubscribed' : 'subscribed', unsubscribedAt };
  });
  print(csvText(['email', 'status', 'addedAt', 'unsubscribedAt'], rows));
  return EXIT.ok;
}
