import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Context, Handler } from 'hono';
import type { Logger } from 'pino';
import {
  APPLICATION_FIELDS,
  type Application,
  applicationOf,
  type FieldError,
  validateApplication,
} from '../../model/application';
import { ATTEMPT_PART, HONEYPOT_PART, isAttemptId, KEY_TAKEN } from '../../model/application-parts';
import { photoProblem } from '../../model/photo';
import { validationErrorResponse } from '../../model/validation-error-response';
import { limitedClient } from '../http/client-address';
import { RequestError } from '../http/request-body';
import { respondJson } from '../http/respond-json';
import type { ServerEnv } from '../http/server-env';
import type { PhotoEncoder } from '../photos/photo-encoder';
import { InvalidPhotoError, PhotosBusyError, PhotosUnavailableError } from '../photos/photo-errors';
import type { PhotoStore } from '../photos/photo-store';
import type { ApplicationRecord } from './application-record';
import { type Applications, isTaken } from './applications';
import { logStored } from './log-stored';
import { type ReceivedForm, type ReceivedPhoto, receiveForm } from './receive';
import { CROWDED, type Upload, UploadSlots } from './upload-slots';

export const THANKS = 'Thank you for joining our alumni network! We will review your application soon.';
const STORE_FAILED = 'Your application could not be stored at the moment. Please try again in a few minutes.';
const PHOTOS_UNAVAILABLE =
  'Photos cannot be processed at the moment. Please try again in a few minutes, or send your application without a photo.';
const DECIDED =
  'The association has already decided on this application, so your changes were not stored. ' +
  'Please contact the association to have your details corrected.';
const TAKEN: Outcome = {
  status: 409,
  body: { message: 'This idempotency key belongs to another application. Send yours with a new key.', code: KEY_TAKEN },
};
const TOO_MANY_UPLOADS =
  'Several applications are arriving from your network at the moment. Please try again in a minute.';
const PHOTOS_BUSY = 'Many photos are being processed at the moment. Please try again in a minute.';

/** Sent with 429 and 503. */
const RETRY_SECONDS = '30';

/** Where an application is stored. */
export interface ApplicationStorage {
  applications: Applications;
  photos: PhotoStore;
  /** The folder of photos that are arriving. */
  uploads: string;
}

/** The response to an application. */
interface Outcome {
  status: 200 | 400 | 408 | 409 | 413 | 415 | 422 | 429 | 503;
  body: { message: string; errors?: unknown; code?: string };
}

/** What an application passes on its way. */
interface SubmitParts {
  storage: ApplicationStorage;
  encoder: PhotoEncoder;
  /** How many of them are in front of the server. */
  trustedProxies: number;
  /** Receives each new application after it was stored; not its corrections. */
  onStored(application: ApplicationRecord): void;
  log: Logger;
}

/**
 * Handles an application: all of it is on the disk before the response. The same attempt again gets the
 * same response, and is stored once. A correction after the decision gets 409, as does another person's application
 * with the same key.
 */
export function submitApplication(parts: SubmitParts): Handler<ServerEnv> {
  const slots = new UploadSlots();
  return async (c) => {
    const upload = slots.take(limitedClient(c.env.incoming, parts.trustedProxies));
    if (upload === 'client') return respond(c, { status: 429, body: { message: TOO_MANY_UPLOADS } });
    if (upload === 'full') return respond(c, { status: 503, body: { message: CROWDED } });
    try {
      return await respond(c, await receive(c.env.incoming, upload, parts));
    } finally {
      slots.release(upload);
    }
  };
}

function respond(c: Context<ServerEnv>, { status, body }: Outcome): Promise<Response> {
  const isForLater = status === 429 || status === 503;
  return respondJson(c, status, body, isForLater ? { 'Retry-After': RETRY_SECONDS } : {});
}

async function receive(
  incoming: ServerEnv['Bindings']['incoming'],
  upload: Upload,
  parts: SubmitParts,
): Promise<Outcome> {
  const { storage, log } = parts;
  const onProgress = (received: number) => {
    upload.received = received;
  };
  const use = (form: ReceivedForm) => {
    upload.isArriving = false;
    return store(form, upload.client ?? '', parts);
  };
  try {
    return await receiveForm(incoming, storage.uploads, use, { onProgress, signal: upload.signal });
  } catch (error) {
    if (!(error instanceof RequestError)) {
      log.error({ err: error }, 'an application could not be stored');
      return { status: 503, body: { message: STORE_FAILED } };
    }
    const { status, message } = error;
    return status === 413
      ? { status, body: { message, errors: { profileImage: message } } }
      : { status, body: { message } };
  }
}

async function store(
  { texts, photo }: ReceivedForm,
  client: string,
  { storage: { applications, photos }, encoder, onStored, log }: SubmitParts,
): Promise<Outcome> {
  const thanks: Outcome = { status: 200, body: { message: THANKS } };
  if (texts[HONEYPOT_PART]?.trim()) {
    log.info('an application from a program was ignored');
    return thanks;
  }
  const application = applicationOf(texts);
  const errors = [...photoErrors(photo), ...validateApplication(application)];
  if (errors.length > 0) return { status: 422, body: validationErrorResponse(errors) };

  const attemptId = attemptOf(texts[ATTEMPT_PART]);
  const content = contentOf(application, photo);
  const known = await applications.byAttempt(attemptId);
  if (known?.content === content) return thanks;
  if (known && isTaken(known, { ...application, content })) return TAKEN;
  const decided: Outcome = { status: 409, body: { message: DECIDED } };
  if (known && known.status !== 'pending') return decided;
  let photoId: string | null = null;
  if (photo) {
    try {
      const picture = await encoder.encode(photo.path, client);
      photoId = randomBytes(16).toString('hex');
      await photos.put(photoId, picture);
    } catch (error) {
      if (error instanceof PhotosUnavailableError) return { status: 503, body: { message: PHOTOS_UNAVAILABLE } };
      if (error instanceof PhotosBusyError) return { status: 503, body: { message: PHOTOS_BUSY } };
      if (!(error instanceof InvalidPhotoError)) throw error;
      return { status: 422, body: validationErrorResponse([{ field: 'profileImage', message: error.message }]) };
    }
  }
  // Should this fail, the row may exist all the same: a sweep removes the photo if it does not.
  const { kind, unusedPhoto } = await applications.store({ ...application, attemptId, content, photo: photoId });
  if (unusedPhoto)
    await photos.remove(unusedPhoto).catch((error) => log.warn({ err: error }, 'an unused photo could not be removed'));
  if (kind === 'taken') return TAKEN;
  if (kind === 'decided') return decided;
  if (kind === 'stored') {
    const about = { photo: photoId !== null, again: known !== undefined };
    void logStored(applications, attemptId, about, log).then((stored) => stored && !known && onStored(stored));
  }
  return thanks;
}

/** The types that the parser or a program reports for a photo whose type it does not know. */
const UNKNOWN_TYPES = ['text/plain', 'application/octet-stream'];

/** What is wrong with a photo, as far as it shows before the photo is decoded. */
function photoErrors(photo: ReceivedPhoto | null): FieldError[] {
  if (!photo) return [];
  const unnamed = UNKNOWN_TYPES.includes(photo.type);
  const message = photoProblem({ size: photo.size, type: unnamed ? 'image/jpeg' : photo.type });
  return message ? [{ field: 'profileImage', message }] : [];
}

/** The idempotency key. A program that sends none applies again with every try. */
function attemptOf(text = ''): string {
  const named = text.trim();
  if (isAttemptId(named)) return named;
  return named ? createHash('sha256').update(named).digest('hex') : randomUUID();
}

function contentOf(application: Application, photo: ReceivedPhoto | null): string {
  const texts = APPLICATION_FIELDS.map((field) => application[field]);
  return createHash('sha256')
    .update(JSON.stringify([texts, photo?.digest ?? null]))
    .digest('hex');
}
