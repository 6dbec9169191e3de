import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, open, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { MAX_PHOTO_BYTES, PHOTO_PART, PHOTO_SIZE_MESSAGE } from '../../model/application/application-parts';
import { HEAD_BYTES } from '../../model/application/photo-type';
import type { Arrival } from '../http/arrival';
import { readBody } from '../http/request-body';
import { RequestError } from '../http/request-error';
import { PRIVATE_FOLDER_MODE, temporaryName } from '../storage/files/files';

/** Maximum size of everything but the photo: text fields and part headers. */
const TEXTS_BYTES = 65_536;
const SIZE_LIMIT = { maxBytes: MAX_PHOTO_BYTES + TEXTS_BYTES, tooLarge: PHOTO_SIZE_MESSAGE };
const PART_LIMITS = {
  /** In bytes; valid text needs at most 6000. Truncated text is still too long to be valid. */
  fieldSize: 16_384,
  /** A browser's longest part header takes about 200 bytes plus the file name. */
  headerSize: 8192,
  /** The form has 19 parts. */
  parts: 64,
};

/**
 * Time limit for the parser to finish after the last byte. It waits only for this machine's disk, but never finishes if
 * a part's headers don't end (@fastify/busboy 3.2.6).
 */
const PARSER_STALL_MS = 5000;

/** An uploaded photo. */
export interface ReceivedPhoto {
  path: string;
  size: number;
  /** The first HEAD_BYTES, which show its type. */
  head: Uint8Array;
  /** SHA-256, in hexadecimal. */
  digest: string;
}

/** The parts of an uploaded form. */
export interface ReceivedForm {
  /** Text fields by name. Fields with the same name are joined with commas. */
  texts: Record<string, string>;
  photo: ReceivedPhoto | null;
}

/**
 * Reads a form as it arrives, and writes the photo directly to a file, to save memory.
 * @param folder where the photo is written. The file is deleted after `use`.
 * @throws {RequestError} if the form is too large, too slow or broken.
 */
export async function receiveForm<Result>(
  incoming: IncomingMessage,
  folder: string,
  use: (form: ReceivedForm) => Promise<Result>,
  arrival?: Arrival,
): Promise<Result> {
  const parser = formParser(incoming.headers);
  const path = temporaryName(join(folder, 'upload'));
  const parts = collectParts(parser, path);
  try {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
    try {
      await parse(parser, readBody(incoming, SIZE_LIMIT, arrival));
    } catch (error) {
      if (error instanceof RequestError || isDiskError(error, parts)) throw error;
      throw new RequestError(400, 'The form is incomplete.', { cause: error });
    }
    const form = { texts: Object.fromEntries(parts.texts), photo: await parts.photo };
    if (parts.count === 0) throw new RequestError(400, 'The form has no parts.');
    return await use(form);
  } finally {
    parser.destroy();
    parts.upload?.destroy();
    await parts.photo.catch(() => {});
    await rm(path, { force: true }).catch(() => {}); // if this fails, a sweep removes it later
  }
}

/** Thrown if the parser doesn't finish after the last byte. */
class StalledParserError extends Error {}

/** Passes a body to the parser, and waits until the parser has finished. */
async function parse(parser: BusboyInstance, body: AsyncIterable<Buffer>): Promise<void> {
  const stall = new AbortController();
  let isFinished = false;
  const finished = once(parser, 'finish', { signal: stall.signal }).finally(() => {
    isFinished = true;
  });
  finished.catch(() => {}); // awaited below, unless the body fails first
  for await (const chunk of body) {
    if (isFinished) break; // the body may continue after the form's end
    if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), finished]);
  }
  const timer = setTimeout(() => stall.abort(), PARSER_STALL_MS);
  parser.end();
  try {
    await finished;
  } catch (error) {
    throw stall.signal.aborted ? new StalledParserError('the parser has not finished', { cause: error }) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** Tests whether the disk, rather than the form, is at fault. A parser also stalls while the photo isn't written. */
function isDiskError(error: unknown, { upload }: Parts): boolean {
  if (error instanceof StalledParserError) return upload?.readableEnded === false;
  return error instanceof Error && 'code' in error;
}

/** @throws {RequestError} unless the request is `multipart/form-data` with a boundary. */
function formParser(headers: IncomingHttpHeaders): BusboyInstance {
  const type = headers['content-type'] ?? '';
  try {
    if (!/^multipart\/form-data\s*;/i.test(type)) throw new TypeError('Not a multipart form.');
    const isPartAFile = (name?: string) => name === PHOTO_PART;
    return new Busboy({ headers: { 'content-type': type }, limits: PART_LIMITS, isPartAFile });
  } catch (error) {
    throw new RequestError(415, 'Send the application as multipart/form-data.', { cause: error });
  }
}

interface Parts {
  texts: Map<string, string>;
  upload: BusboyFileStream | undefined;
  photo: Promise<ReceivedPhoto | null>;
  count: number;
}

/** Collects the parts that a parser finds. @param path the path to save the photo to. */
function collectParts(parser: BusboyInstance, path: string): Parts {
  const parts: Parts = { texts: new Map(), upload: undefined, photo: Promise.resolve(null), count: 0 };
  parser.on('error', () => {}); // receiveForm reports it
  parser.on('partsLimit', () => {
    parser.destroy(new RequestError(400, 'The form has too many parts.'));
  });
  parser.on('field', (name, text) => {
    const before = parts.texts.get(name);
    parts.texts.set(name, before === undefined ? text : `${before},${text}`);
    parts.count += 1;
  });
  parser.on('file', (_, stream, filename: string | undefined) => {
    parts.count += 1;
    stream.on('error', () => {}); // the parser reports it
    // A form with no file chosen sends an empty file name. Only the first of several photos is used.
    if (parts.upload || filename === '') return stream.resume();
    parts.upload = stream;
    parts.photo = savePhoto(stream, path).then((photo) =>
      // Some programs send an empty text field instead of leaving out the file.
      photo.size === 0 && filename === undefined ? null : photo,
    );
    parts.photo.catch((error) => parser.destroy(error));
  });
  return parts;
}

async function savePhoto(stream: BusboyFileStream, path: string): Promise<ReceivedPhoto> {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  const file = await open(path, 'wx');
  try {
    for await (const chunk of stream) {
      hash.update(chunk);
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  return { path, size: stream.bytesRead, head, digest: hash.digest('hex') };
}
