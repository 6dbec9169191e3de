import { isAttemptId, newAttemptId } from '../../model/application-parts';

/** The answers as they stand in the form's controls, by control name. */
export type Answers = Readonly<Record<string, string>>;

/** An application that has not arrived yet. */
export interface Draft {
  /** One per application: every try is sent with it, also after a reload. */
  attemptId: string;
  answers: Answers;
  /** Kept while the page lives; files cannot be kept on the device. */
  photo?: File;
}

/** The number changes when drafts of an older form could not be read any more. */
const KEY = 'ummes.join.draft.1';

/** Set for the visit when nothing is to be kept on the device. */
const CHOICE_KEY = 'ummes.join.keep-nothing';

/** A draft that nobody has come back to for this long is forgotten. */
export const KEPT_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What a closed dialog has to give back, also where the device keeps nothing. */
let inThisPage: Draft | undefined;

/** The choice of this page, also where the device keeps nothing. */
let keepsNothing: boolean | undefined;

/** Whether drafts are kept on the device; true unless the visitor has chosen otherwise in this visit. */
export function keepsDrafts(): boolean {
  keepsNothing ??= withStorage('sessionStorage', (storage) => storage.getItem(CHOICE_KEY) !== null);
  return !keepsNothing;
}

/** Keeps drafts on the device or not, for this visit. Not to keep them forgets the one that is there. */
export function chooseKeeping(keep: boolean): void {
  keepsNothing = !keep;
  if (!keep) forgetStored();
  withStorage('sessionStorage', (storage) => {
    if (keep) storage.removeItem(CHOICE_KEY);
    else storage.setItem(CHOICE_KEY, '');
  });
}

/** The draft to go on with; a new one, without answers, when there is none. */
export function openDraft(now = Date.now()): Draft {
  return inThisPage ?? readStored(now) ?? newDraft();
}

export function newDraft(): Draft {
  return { attemptId: newAttemptId(), answers: {} };
}

/** Keeps a draft for this page and, unless the visitor does without, on the device. Without any answer there is nothing to keep. */
export function keepDraft(draft: Draft, now = Date.now()): void {
  if (!hasAnswers(draft) && !draft.photo) {
    dropDraft();
    return;
  }
  inThisPage = draft;
  if (!keepsDrafts()) return;
  const { attemptId, answers } = draft;
  withStorage('localStorage', (storage) => storage.setItem(KEY, JSON.stringify({ attemptId, answers, savedAt: now })));
}

/** Forgets the draft: it has arrived, or is not wanted. */
export function dropDraft(): void {
  inThisPage = undefined;
  forgetStored();
}

function forgetStored(): void {
  withStorage('localStorage', (storage) => storage.removeItem(KEY));
}

export function hasAnswers({ answers }: Draft): boolean {
  return Object.values(answers).some((answer) => answer.trim());
}

function readStored(now: number): Draft | undefined {
  return withStorage('localStorage', (storage) => {
    const { attemptId, answers, savedAt } = JSON.parse(storage.getItem(KEY) ?? 'null') ?? {};
    if (!(Math.abs(now - savedAt) <= KEPT_DAYS * DAY_MS)) forgetStored();
    else if (isAttemptId(attemptId) && answers) {
      const texts = Object.entries(answers).filter(([, answer]) => typeof answer === 'string');
      return { attemptId, answers: Object.fromEntries(texts) as Answers };
    }
  });
}

/** Storage can be blocked, full, or hold what is not ours: then there is no draft, and no error. */
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
