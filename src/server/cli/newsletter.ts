import { readFile } from 'node:fs/promises';
import { isEmail } from '../../model/forms/field-rules';
import { settingsFile } from '../settings/settings-file';
import { LINKS_NEED_URL, publicUrlFault, siteUrlOf } from '../settings/site-url';
import { importList, readAddressList } from '../storage/newsletter/address-list';
import type { StorageInvocation } from './command';

export async function importSubscribers({ words: [file = ''], subscribers, print, fail }: StorageInvocation) {
  const list = await readAddressList(await readFile(file));
  for (const { line, text, reason } of list.wrong)
    fail(`line ${line}: ${JSON.stringify(text)} ${isEmail(text) ? reason : 'is not an email address'}`);
  const { added, known, left, repeated } = await importList(subscribers, list);
  const others = [
    left.count > 0 && `${left.count} not added, because they have unsubscribed`,
    repeated.count > 0 && `${repeated.count} repeated in the file`,
  ];
  print([`${added.count} added`, `${known.count} already known`, ...others].filter(Boolean).join(', '));
}

export async function printUnsubscribeLinks({ subscribers, settings, print }: StorageInvocation) {
  const fault = publicUrlFault(settings);
  if (fault) throw new Error(`${fault} ${LINKS_NEED_URL} Set it in ${settingsFile(settings.data)}.`);
  print(await subscribers.linksCsv(siteUrlOf(settings)));
}
