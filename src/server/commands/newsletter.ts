import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import Papa from 'papaparse';
import { isEmail } from '../../model/email';
import { type Command, type CommandContext, EXIT, UsageError } from '../command';
import { csvText } from '../csv-text';
import type { Office } from '../office';
import type { Settings } from '../settings';
import { withOffice } from './with-office';

export const newsletterCommand: Command = {
  name: 'newsletter',
  summary: 'the list of the newsletter, and its unsubscribe links',
  help: `Usage: ummes newsletter <action>

  import <csv>    add the addresses of a file: its column "email", else its first one. Who has unsubscribed stays so.
  links           a line for each subscriber: address, link for the letter's text, one-click address for its
                  List-Unsubscribe header (RFC 8058); parted by tabs
  export          CSV of all there ever were, to standard output

Links begin with UMMES_PUBLIC_URL, else http://localhost and the port.
Exit code: 0 done, 1 a line of the file has no address, 2 wrong usage.`,

  async run(args, context) {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    const [action, file, ...rest] = positionals;
    const understood = action === 'import' ? file !== undefined : ['links', 'export'].includes(action ?? '') && !file;
    if (!understood || rest.length > 0) throw new UsageError('Known are: newsletter import <csv>, links, export.');
    return withOffice(context, (office, settings) => {
      if (action === 'import') return importFile(file ?? '', office, context);
      return action === 'links' ? printLinks(office, settings, context) : exportCsv(office, context);
    });
  },
};

async function importFile(file: string, { subscribers }: Office, { print, complain }: CommandContext) {
  const { data } = Papa.parse<string[]>((await readFile(file, 'utf8')).replace(/^\ufeff/, ''), {
    skipEmptyLines: 'greedy',
  });
  const header = data[0]?.findIndex((name) => /^e-?mail(?:[ _-]?address)?$/i.test(name.trim())) ?? -1;
  const emails: string[] = [];
  let wrong = 0;
  data.forEach((row, index) => {
    const email = (row[Math.max(0, header)] ?? '').trim();
    if (isEmail(email)) emails.push(email);
    else if (index > 0) {
      wrong += 1;
      complain(`line ${index + 1}: ${JSON.stringify(email)} is not an email address`);
    }
  });
  const added = await subscribers.add(emails);
  print(`${added} added, ${emails.length - added} known already`);
  return wrong > 0 ? EXIT.failed : EXIT.ok;
}

async function printLinks({ subscribers }: Office, { publicUrl, port }: Settings, { print }: CommandContext) {
  const site = (publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, '');
  for (const { email, token, unsubscribedAt } of await subscribers.list()) {
    if (unsubscribedAt) continue;
    print(`${email}\t${site}/unsubscribe?token=${token}\t${site}/newsletters/unsubscribe?id=${token}`);
  }
  return EXIT.ok;
}

async function exportCsv({ subscribers }: Office, { print }: CommandContext) {
  const rows = (await subscribers.list()).map(({ unsubscribedAt, ...row }) => {
    return { ...row, status: unsubscribedAt ? 'unsubscribed' : 'subscribed', unsubscribedAt };
  });
  print(csvText(['email', 'status', 'addedAt', 'unsubscribedAt'], rows));
  return EXIT.ok;
}
