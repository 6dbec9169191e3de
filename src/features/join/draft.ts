import { isAttemptId, newAttemptId } from '../../model/application/application-parts';
import type { Answers } from '../../ui/forms/controls';
import { readStored, removeStored, withBrowserStorage, writeStored } from '../../ui/storage';

export interface Draft {
  /** Sent with every attempt, even after a reload, so that the application is stored only once. */
  idempotencyKey: string;
  answers: Answers;
  /** Kept until the visitor leaves the page, because files can't be stored. */
  photo?: File | undefined;
  /** Whether a photo had been chosen before the visitor left the page. */
  isPhotoLost?: boolean | undefined;
}

/** Ends with a number. Increase it, so that earlier drafts are ignored, if a field's answers change their meaning. */
const STORAGE_KEY = 'ummes.join.draft.1';

/** Set for the session if the visitor doesn't want drafts on the device. */
const OPT_OUT_KEY = 'ummes.join.keep-nothing';

export const DRAFT_DAYS = 7;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** This page's draft, which a reopened form continues even if storage is unavailable. */
let pageDraft: Draft | undefined;

/** The visitor's choice on this page, which applies even if storage is unavailable. */
let storesDrafts: boolean | undefined;

/** Whether drafts are stored on the device; true unless the visitor has opted out in this session. */
export function isStoringDrafts(): boolean {
  storesDrafts ??= withBrowserStorage('sessionStorage', (storage) => storage.getItem(OPT_OUT_KEY)) == null;
  return storesDrafts;
}

/** Sets whether drafts are stored on the device in this session. Opting out removes the stored draft. */
export function setStoringDrafts(store: boolean): void {
  storesDrafts = store;
  if (store) {
    removeStored('sessionStorage', OPT_OUT_KEY);
  } else {
    removeStored('localStorage', STORAGE_KEY);
    writeStored('sessionStorage', OPT_OUT_KEY, true);
  }
}

/** Returns the draft to continue, or a new one without answers. */
export function openDraft(now = Date.now()): Draft {
  return pageDraft ?? readStoredDraft(now) ?? newDraft();
}

export function newDraft(): Draft {
  return { idempotencyKey: newAttemptId(), answers: {} };
}

/** Saves a draft for this page and, unless the visitor has opted out, on the device. An empty draft is removed. */
export function saveDraft(draft: Draft, now = Date.now()): void {
  const { idempotencyKey: attemptId, answers, photo, isPhotoLost } = draft;
  const hasPhoto = Boolean(photo || isPhotoLost);
  if (!hasAnswers(answers) && !hasPhoto) {
    pageDraft = undefined;
    // Another draft may be stored: an old one that is hidden, or another page's.
    if (Object(readStored('localStorage', STORAGE_KEY)).attemptId === attemptId)
      removeStored('localStorage', STORAGE_KEY);
    return;
  }
  pageDraft = draft;
  if (isStoringDrafts()) writeStored('localStorage', STORAGE_KEY, { attemptId, answers, savedAt: now, hasPhoto });
}

export function removeDraft(): void {
  pageDraft = undefined;
  removeStored('localStorage', STORAGE_KEY);
}

export function hasAnswers(answers: Answers): boolean {
  return Object.values(answers).some((answer) => answer.trim());
}

function readStoredDraft(now: number): Draft | undefined {
  const stored = Object(readStored('localStorage', STORAGE_KEY));
  const { attemptId, answers, savedAt, hasPhoto } = stored;
  if (!(Math.abs(now - savedAt) <= DRAFT_DAYS * DAY_MS)) {
    hideOldDraft(stored, now);
    return undefined;
  }
  if (!isAttemptId(attemptId)) return undefined;
  const texts = Object.entries(Object(answers)).filter(([, answer]) => typeof answer === 'string');
  return { idempotencyKey: attemptId, answers: Object.fromEntries(texts) as Answers, isPhotoLost: hasPhoto === true };
}

/**
 * Removes a draft that is too old, but only the second time that it is found, at least an hour after the first: the
 * device's clock may be wrong. If it is corrected, the draft appears again.
 */
function hideOldDraft(stored: Record<string, unknown>, now: number): void {
  const { savedAt, foundOldAt } = stored;
  const isKnownOld = typeof foundOldAt === 'number';
  if (typeof savedAt === 'number' && !isKnownOld)
    writeStored('localStorage', STORAGE_KEY, { ...stored, foundOldAt: now });
  else if (!isKnownOld || Math.abs(now - foundOldAt) >= HOUR_MS) removeStored('localStorage', STORAGE_KEY);
}
