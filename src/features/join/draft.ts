import { isAttemptId, newAttemptId } from '../../model/application/application-parts';

/** The texts in the form's controls, by name. */
export type Answers = Readonly<Record<string, string>>;

/** A half-filled application. */
export interface Draft {
  /** Goes with every try, also after a reload, so that the application is stored once. */
  idempotencyKey: string;
  answers: Answers;
  /** Kept until the page is left: files cannot be stored. */
  photo?: File;
  /** A photo had been chosen before the page was left. */
  isPhotoLost?: boolean;
}

/** Ends with the version of the form: drafts of another one are not read. */
const STORAGE_KEY = 'ummes.join.draft.1';

/** Present in this session if the visitor wants no drafts on the device. */
const OPT_OUT_KEY = 'ummes.join.keep-nothing';

export const DRAFT_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The draft of this page, which a form that opens again continues even without storage. */
let pageDraft: Draft | undefined;

/** The visitor's choice in this page, which holds even without storage. */
let storesDrafts: boolean | undefined;

/** Whether drafts are stored on the device; true unless the visitor has opted out in this session. */
export function isStoringDrafts(): boolean {
  storesDrafts ??= withStorage('sessionStorage', (storage) => storage.getItem(OPT_OUT_KEY)) == null;
  return storesDrafts;
}

/** Sets for this session whether drafts are stored on the device. Opting out removes the stored one. */
export function setStoringDrafts(store: boolean): void {
  storesDrafts = store;
  if (!store) removeStoredDraft();
  withStorage('sessionStorage', (storage) => {
    if (store) storage.removeItem(OPT_OUT_KEY);
    else storage.setItem(OPT_OUT_KEY, '');
  });
}

/** The draft to continue, or a new one without answers. */
export function openDraft(now = Date.now()): Draft {
  return pageDraft ?? readStoredDraft(now) ?? newDraft();
}

export function newDraft(): Draft {
  return { idempotencyKey: newAttemptId(), answers: {} };
}

/** Saves a draft for this page and, unless the visitor has opted out, on the device. Removes one that is empty. */
export function saveDraft(draft: Draft, now = Date.now()): void {
  if (!hasAnswers(draft) && !draft.photo && !draft.isPhotoLost) {
    removeDraft();
    return;
  }
  pageDraft = draft;
  if (!isStoringDrafts()) return;
  const { idempotencyKey: attemptId, answers, photo, isPhotoLost } = draft;
  const stored = { attemptId, answers, savedAt: now, hasPhoto: Boolean(photo) || isPhotoLost };
  withStorage('localStorage', (storage) => storage.setItem(STORAGE_KEY, JSON.stringify(stored)));
}

export function removeDraft(): void {
  pageDraft = undefined;
  removeStoredDraft();
}

export function hasAnswers({ answers }: Draft): boolean {
  return Object.values(answers).some((answer) => answer.trim());
}

function removeStoredDraft(): void {
  withStorage('localStorage', (storage) => storage.removeItem(STORAGE_KEY));
}

function readStoredDraft(now: number): Draft | undefined {
  return withStorage('localStorage', (storage) => {
    const { attemptId, answers, savedAt, hasPhoto } = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null') ?? {};
    if (!(Math.abs(now - savedAt) <= DRAFT_DAYS * DAY_MS)) removeStoredDraft();
    else if (isAttemptId(attemptId) && answers) {
      const texts = Object.entries(answers).filter(([, answer]) => typeof answer === 'string');
      return {
        idempotencyKey: attemptId,
        answers: Object.fromEntries(texts) as Answers,
        isPhotoLost: hasPhoto === true,
      };
    }
  });
}

/** Returns undefined if storage is blocked or full, or holds something unexpected. */
function withStorage<Result>(
  kind: 'localStorage' | 'sessionStorage',
  use: (storage: Storage) => Result,
): Result | undefined {
  try {
    return use(window[kind]);
  } catch {
    return undefined;
  }
}
