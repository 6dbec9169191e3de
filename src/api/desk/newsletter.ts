import { DESK_API } from '../../model/desk/desk-paths';
import {
  ADDITION,
  type Addition,
  IMPORT_REPORT,
  type ImportReport,
  REMOVAL,
  type SubscriberRemoval,
} from '../../model/desk/newsletter-list';
import { CallError, jsonOf } from '../call';
import { type UploadOptions, upload } from '../upload';
import { callDesk, noticingSignOut, readAnswer } from './call-desk';

const PATH = '/newsletter';

/** A file has to be there within this time; that of 100,000 addresses has 10 MB. */
const DOWNLOAD_TIMEOUT_MS = 300_000;

/** All calls throw `CallError`. */
export function addSubscriber(email: string): Promise<Addition> {
  return callDesk(PATH, ADDITION, { json: { email } });
}

/** Forgets an address. */
export function removeSubscriber(email: string): Promise<SubscriberRemoval> {
  return callDesk(`${PATH}/remove`, REMOVAL, { json: { email } });
}

/** What the import of a list would do, or with `import` does. */
export function sendList(step: 'preview' | 'import', list: Blob, options: UploadOptions): Promise<ImportReport> {
  const url = `${DESK_API}${PATH}/${step}`;
  return readAnswer(url, upload(url, list, options), IMPORT_REPORT);
}

/** A file and the name that the server gives it. */
export interface DownloadedFile {
  name: string;
  content: Blob;
}

/** Everybody, or the unsubscribe links. */
export function loadFile(file: 'export.csv' | 'links.csv'): Promise<DownloadedFile> {
  return downloadFile(`${PATH}/${file}`);
}

/** Loads a file. @param path below /api/desk. */
export function downloadFile(path: string): Promise<DownloadedFile> {
  return noticingSignOut(download(DESK_API + path));
}

async function download(url: string): Promise<DownloadedFile> {
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS) }).catch(
    () => undefined,
  );
  if (response && !response.ok) jsonOf(url, response.status, await response.text().catch(() => ''));
  const content = await response?.blob().catch(() => undefined);
  const name = /filename="([\w.-]+)"/.exec(response?.headers.get('content-disposition') ?? '')?.[1];
  if (!content || !name) throw new CallError('network', `${url} could not be reached`);
  return { name, content };
}
