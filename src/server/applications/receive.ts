import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, open, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { PHOTO_PART } from '../../model/application-parts';
import { MAX_PHOTO_BYTES, PHOTO_SIZE_MESSAGE } from '../../model/photo';
import { PRIVATE_FOLDER_MODE } from '../files/private-file';
import { type BodyLimits, RequestError, readBody } from '../http/request-body';

/** Besides the photo: the texts and the headers of the parts. */
const TEXTS_BYTES = 65_536;
const SIZE_LIMIT = { maxBytes: MAX_PHOTO_BYTES + TEXTS_BYTES, tooLarge: PHOTO_SIZE_MESSAGE };
const PART_LIMITS = {
  /** Four times what the longest field takes: the rest of a longer text need not be kept to be refused. */
  fieldSize: 16_384,
  /** A browser's longest is some 200 bytes and a file's name. */
  headerSize: 8192,
  /** The form has 19 parts. */
  parts: 64,
};

/** What has arrived is parsed at once, apart from waiting for this machine's disk. */
const PARSER_STALL_MS = 5000;

/** The ending of uploads; those that a killed process leaves are removed by it. */
export const UPLOAD_ENDING = '.upload';

/** A photo as it came. */
export interface ReceivedPhoto {
  path: string;
  size: number;
  /** As the sender calls it; `text/plain` when it says nothing. */
  type: string;
  /** SHA-256, in hexadecimal digits. */
  digest: string;
}

/** The parts of a form as they came. */
export interface ReceivedForm {
  /** Texts by their part's name. Of several parts with one name, all, with commas between. */
  texts: Record<string, string>;
  photo: ReceivedPhoto | null;
}

/**
 * Reads a form while it arrives; the photo goes to a file at once, so that many at a time take no memory.
 * @param folder of the photo's file. It is there while `use` runs.
 * @throws {RequestError} when it is too large, too slow or no form, and the reason of `limits.signal`.
 */
export async function receiveForm<Result>(
  incoming: IncomingMessage,
  folder: string,
  use: (form: ReceivedForm) => Promise<Result>,
  limits: Pick<BodyLimits, 'onProgress' | 'signal'> = {},
): Promise<Result> {
  const parser = formParser(incoming.headers);
  const path = join(folder, `${randomUUID()}${UPLOAD_ENDING}`);
  const parts = collectParts(parser, path);
  try {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
    for await (const chunk of readBody(incoming, { ...SIZE_LIMIT, ...limits })) {
      if (parser.errored) throw parser.errored;
      if (!parser.write(chunk)) await parserEvent(parser, 'drain', parts);
    }
    if (parser.errored) throw parser.errored;
    const finished = parserEvent(parser, 'finish', parts).catch(brokenOff);
    parser.end();
    await finished;
    const form = { texts: Object.fromEntries(parts.texts), photo: await parts.photo };
    if (parts.count === 0) throw new RequestError(400, 'The form cannot be read: it has no parts.');
    return await use(form);
  } finally {
    parts.upload?.destroy();
    await parts.photo.catch(() => {});
    await rm(path, { force: true }).catch(() => {}); // what is stored stays stored; a sweep removes the file
  }
}

/** @throws {RequestError} unless the request is a form with files and names its boundary. */
function formParser(headers: IncomingHttpHeaders): BusboyInstance {
  const type = headers['content-type'] ?? '';
  try {
    if (!/^multipart\/form-data\s*;/i.test(type)) throw new TypeError('It is not a form with files.');
    const isPartAFile = (name?: string) => name === PHOTO_PART;
    return new Busboy({ headers: { 'content-type': type }, limits: PART_LIMITS, isPartAFile });
  } catch (error) {
    throw new RequestError(415, 'An application is sent as multipart/form-data.', { cause: error });
  }
}

/**
 * Waits for the parser. In a part whose headers never end it waits for ever (@fastify/busboy 3.2.6).
 * @throws {RequestError} then.
 */
async function parserEvent(parser: BusboyInstance, name: 'drain' | 'finish', { upload }: Parts): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), PARSER_STALL_MS);
  try {
    await once(parser, name, { signal: controller.signal });
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    if (upload && !upload.readableEnded) throw Object.assign(new Error('the photo was not written'), { code: 'EBUSY' });
    throw new RequestError(400, 'The form cannot be read: it breaks off.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** The parser's own error has no code: the form ends before its last boundary. */
function brokenOff(error: Error): never {
  if (error instanceof RequestError || 'code' in error) throw error;
  throw new RequestError(400, 'The form cannot be read: it breaks off.');
}

interface Parts {
  texts: Map<string, string>;
  upload: BusboyFileStream | undefined;
  photo: Promise<ReceivedPhoto | null>;
  count: number;
}

/** Collects what a parser finds. @param path of the photo's file. */
function collectParts(parser: BusboyInstance, path: string): Parts {
  const parts: Parts = { texts: new Map(), upload: undefined, photo: Promise.resolve(null), count: 0 };
  parser.on('error', () => {}); // whoever writes the next chunk reports it
  parser.on('partsLimit', () => {
    parser.destroy(new RequestError(400, 'The form cannot be read: it has too many parts.'));
  });
  parser.on('field', (name, text) => {
    const before = parts.texts.get(name);
    parts.texts.set(name, before === undefined ? text : `${before},${text}`);
    parts.count += 1;
  });
  parser.on('file', (_, stream, filename: string | undefined, __, type) => {
    parts.count += 1;
    stream.on('error', () => {}); // the parser reports it
    // A form without a chosen file sends an empty name. Of several photos, the first one counts.
    if (parts.upload || filename === '') return stream.resume();
    parts.upload = stream;
    parts.photo = savePhoto(stream, path, type).then((photo) =>
      // An empty text in place of a file is how some programs say that there is none.
      photo.size === 0 && filename === undefined ? null : photo,
    );
    parts.photo.catch((error) => parser.destroy(error));
  });
  return parts;
}

async function savePhoto(stream: BusboyFileStream, path: string, type: string): Promise<ReceivedPhoto> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx');
  try {
    for await (const chunk of stream) {
      hash.update(chunk);
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  return { path, size: stream.bytesRead, type, digest: hash.digest('hex') };
}
