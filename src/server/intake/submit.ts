import { createHash } from 'node:crypto';
import type { Handler } from 'hono';
import type { Logger } from 'pino';
import {
  applicationOf,
  type FieldError,
  validateApplication,
  validationErrorResponse,
} from '../../model/application/application';
import { APPLICATION_FIELDS, type Application } from '../../model/application/application-fields';
import {
  ATTEMPT_PART,
  HONEYPOT_PART,
  KEY_TAKEN,
  PHOTO_PART,
  photoProblem,
} from '../../model/application/application-parts';
import { Arrivals } from '../http/arrivals';
import { limitedClient } from '../http/client-address';
import { RequestError } from '../http/request-error';
import { respondJson } from '../http/respond-json';
import type { ServerEnv } from '../http/server-env';
import { conflictOf, type StoreResult } from '../storage/applications/applications';
import { removeUnused, storeWithPhoto } from '../storage/applications/new-photo';
import { SERVER_DEADLINE_MS, type Storage } from '../storage/storage';
import { DailyCap } from './daily-cap';
import { InvalidPhotoError, type PhotoEncoder, PhotosUnavailableError } from './photos/photo-encoder';
import { type ReceivedForm, type ReceivedPhoto, receiveForm } from './receive';
import { canRetry, idempotencyKey, RETRY_SECONDS } from './small-forms';

/** Minimum time for storing an application whose photo took most of the deadline to encode. */
const MIN_STORE_MS = 1000;
/** Maximum to store per client and day: enough for a class that shares an IP address. A photo takes up to 240 kB. */
const DAILY_LIMITS = { submissions: 200, bytes: 50_000_000 };

/** The response to an application. */
interface Outcome {
  status: 200 | 400 | 408 | 409 | 413 | 415 | 422 | 429 | 503;
  body: { message: string; errors?: unknown; code?: string };
}

const outcome = (status: Outcome['status'], message: string, more?: Partial<Outcome['body']>): Outcome => {
  return { status, body: { message, ...more } };
};

const THANKS = 'Thank you for joining our alumni network! We will review your application soon.';
const TAKEN = 'This idempotency key belongs to another application. Send yours with a new key.';
const DECIDED =
  'The association has already decided on this application, so your changes were not stored. ' +
  'Please contact the association to have your details corrected.';
const OUTCOMES: Record<StoreResult['kind'], Outcome> = {
  stored: outcome(200, THANKS),
  unchanged: outcome(200, THANKS),
  taken: outcome(409, TAKEN, { code: KEY_TAKEN }),
  decided: outcome(409, DECIDED),
};
const CLIENT_CAPPED =
  'Too many applications have arrived from your network today. Please try again tomorrow, or from another network.';
const STORE_FAILED = 'Your application could not be stored at the moment. Please try again in a few minutes.';
const PHOTOS_UNAVAILABLE =
  'Photos cannot be processed at the moment. Please try again in a few minutes, or send your application without a photo.';

interface SubmitParts {
  storage: Pick<Storage, 'applications' | 'database' | 'photos' | 'uploads'>;
  encoder: PhotoEncoder;
  /** The number of proxies in front of the server. */
  trustedProxies: number;
  log: Logger;
}

/**
 * Receives an application, and responds once all of it is stored. A repeated attempt gets the same response, and is
 * stored once. A correction after the decision gets 409, and so does another person's application with the same key.
 */
export function receiveApplication(parts: SubmitParts): Handler<ServerEnv> {
  const arrivals = new Arrivals({ name: 'applications', log: parts.log });
  const cap = new DailyCap(DAILY_LIMITS);
  return async (c) => {
    const { incoming } = c.env;
    const client = limitedClient(incoming, parts.trustedProxies);
    const wait = cap.secondsToWait(client);
    if (wait > 0) return respondJson(c, 429, { message: CLIENT_CAPPED }, { 'Retry-After': String(wait) });
    const onStored = (bytes: number) => cap.count(client, bytes);
    const { uploads } = parts.storage;
    const { status, body } = await arrivals
      .receive(client, (arrival) => receiveForm(incoming, uploads, (form) => store(form, parts, onStored), arrival))
      .catch((error) => failureOf(error, parts.log));
    return respondJson(c, status, body, canRetry(status) ? { 'Retry-After': RETRY_SECONDS } : {});
  };
}

function failureOf(error: Error, log: Logger): Outcome {
  if (error instanceof InvalidPhotoError)
    return { status: 422, body: validationErrorResponse([{ field: PHOTO_PART, message: error.message }]) };
  if (error instanceof RequestError) {
    const { status, message } = error;
    return outcome(status, message, status === 413 ? { errors: { [PHOTO_PART]: message } } : {});
  }
  log.error({ err: error }, 'an application could not be stored');
  return outcome(503, error instanceof PhotosUnavailableError ? PHOTOS_UNAVAILABLE : STORE_FAILED);
}

/** Stores an application. @param onStored is called with the size of its photo. */
async function store(
  { texts, photo }: ReceivedForm,
  { storage, encoder, log }: SubmitParts,
  onStored: (bytes: number) => void,
): Promise<Outcome> {
  const { applications } = storage;
  const end = performance.now() + SERVER_DEADLINE_MS; // for all waiting for the database
  if (texts[HONEYPOT_PART]?.trim()) {
    log.info('an automated application was ignored');
    return OUTCOMES.stored;
  }
  const application = applicationOf(texts);
  const errors = [...photoErrors(photo), ...validateApplication(application)];
  if (errors.length > 0) return { status: 422, body: validationErrorResponse(errors) };

  const attemptId = idempotencyKey(texts[ATTEMPT_PART]);
  const sent = { ...application, attemptId, content: digestOf(application, photo) };
  const earlier = await applications.endingBy(end).byAttempt(attemptId);
  const conflict = earlier && conflictOf(earlier, sent);
  if (conflict) return OUTCOMES[conflict];

  const files = photo && (await encoder.encode(photo.path));
  const storing = applications.endingBy(Math.max(end, performance.now() + MIN_STORE_MS));
  const storeRow = (id: string | null) => storing.store({ ...sent, photo: id });
  const { photos } = storage;
  const parts = { database: storing.database, photos };
  const result = await (files ? storeWithPhoto(parts, files, storeRow, log) : storeRow(null));
  const { kind, unusedPhoto, ...stored } = result;
  if (unusedPhoto) await removeUnused(storage, unusedPhoto, log);
  if (kind !== 'stored') return OUTCOMES[kind];
  onStored(Object.values(files ?? {}).reduce((sum, { length }) => sum + length, 0));
  // Log only the id, so that nothing in the line identifies a person.
  log.info({ ...stored, hasPhoto: files !== null, again: earlier !== undefined }, 'an application was stored');
  return OUTCOMES.stored;
}

/** Returns the validation errors for a photo's size and type. */
function photoErrors(photo: ReceivedPhoto | null): FieldError[] {
  const message = photo ? photoProblem(photo) : '';
  return message ? [{ field: PHOTO_PART, message }] : [];
}

/** Returns a digest of an application's content, to recognise repeated submissions. */
function digestOf(application: Application, photo: ReceivedPhoto | null): string {
  const texts = APPLICATION_FIELDS.map((field) => application[field]);
  return createHash('sha256')
    .update(JSON.stringify([texts, photo?.digest ?? null]))
    .digest('hex');
}
