import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { PHOTO_PART } from '../../model/application-parts';
import { MAX_PHOTO_BYTES, PHOTO_SIZE_MESSAGE } from '../../model/photo';
import { PRIVATE_FOLDER_MODE } from '../storage/private-file';
import { RequestError, readBody } from './incoming-body';
import { MultipartError, type PartHead, readMultipart } from './multipart';

/** What an application's texts and the parts' heads may take besides the photo. */
const TEXTS_BYTES = 65_536;
/** Four times what the longest field takes: the rest of a longer text need not be kept to be refused. */
const TEXT_BYTES = 16_384;

/** The ending of photos on their way; what a killed process leaves is swept away by it. */
export const UPLOAD_ENDING = '.upload';

/** A photo as it came. */
export interface ReceivedPhoto {
  /** Its file; of one that is larger than a photo may be, only the beginning. */
  path: string;
  size: number;
  /** As the sender calls it. */
  type: string;
  /** Tells it from any other, in hexadecimal digits. */
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
 * @throws {RequestError} when it is too large, too slow or no form.
 */
export async function receiveForm<Result>(
  incoming: IncomingMessage,
  { boundary, folder }: { boundary: string; folder: string },
  use: (form: ReceivedForm) => Promise<Result>,
): Promise<Result> {
  const texts = new Map<string, string>();
  const photo = new PhotoFile(join(folder, `${randomUUID()}${UPLOAD_ENDING}`));
  let head: PartHead | undefined;
  let text: Buffer[] = [];
  let textBytes = 0;
  const endPart = () => {
    if (head && !isPhoto(head)) {
      const said = Buffer.concat(text).toString('utf8');
      const before = texts.get(head.name);
      texts.set(head.name, before === undefined ? said : `${before},${said}`);
    }
    text = [];
    textBytes = 0;
  };

  try {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
    const body = readBody(incoming, { maxBytes: MAX_PHOTO_BYTES + TEXTS_BYTES, tooLarge: PHOTO_SIZE_MESSAGE });
    for await (const piece of readMultipart(body, boundary)) {
      if (piece.kind === 'head') {
        endPart();
        head = piece.head;
        if (isPhoto(head)) await photo.begin(head);
      } else if (head && isPhoto(head)) {
        await photo.write(piece.bytes);
      } else if (textBytes < TEXT_BYTES) {
        text.push(Buffer.from(piece.bytes.subarray(0, TEXT_BYTES - textBytes)));
        textBytes += piece.bytes.length;
      }
    }
    endPart();
    const received = await photo.end();
    return await use({ texts: Object.fromEntries(texts), photo: received });
  } catch (error) {
    if (error instanceof MultipartError) throw new RequestError(400, `The form cannot be read: ${error.message}.`);
    throw error;
  } finally {
    await photo.discard();
  }
}

function isPhoto({ name }: PartHead): boolean {
  return name === PHOTO_PART;
}

/** The photo's part on its way to a file; of several, the first one that has a file. */
class PhotoFile {
  #handle: Awaited<ReturnType<typeof open>> | undefined;
  #head: PartHead | undefined;
  #size = 0;
  #done = false;
  readonly #digest = createHash('sha256');

  constructor(readonly path: string) {}

  async begin(head: PartHead): Promise<void> {
    if (this.#head) this.#done = true;
    else if (head.filename !== '') {
      this.#head = head;
      this.#handle = await open(this.path, 'wx');
    }
  }

  async write(bytes: Buffer): Promise<void> {
    if (this.#done || !this.#handle) return;
    this.#size += bytes.length;
    if (this.#size > MAX_PHOTO_BYTES) return;
    this.#digest.update(bytes);
    await this.#handle.writeFile(bytes);
  }

  async end(): Promise<ReceivedPhoto | null> {
    await this.#handle?.close();
    this.#handle = undefined;
    if (!this.#head) return null;
    // An empty text in place of a file is how some programs say that there is none.
    if (this.#size === 0 && this.#head.filename === null) return null;
    return { path: this.path, size: this.#size, type: this.#head.type, digest: this.#digest.digest('hex') };
  }

  async discard(): Promise<void> {
    await this.#handle?.close();
    await rm(this.path, { force: true });
  }
}
