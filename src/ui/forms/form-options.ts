import type { FormError } from '../../model/forms/form-error';
import type { Answers } from './controls';
import type { FocusField } from './focus-field';
import type { DraftStore } from './use-draft';
import type { NoRules } from './use-rules';

/** The functions that a form calls with its values. Submitting calls `read`, `check`, `onValid`, `send` and `onSent`, in this order. */
export interface FormOptions<Values, Result, Rules = NoRules> {
  /** Initial values of the controls, by name. */
  initial?: Partial<Answers>;
  /** The key from an earlier visit. Default: a new one. */
  idempotencyKey?: string;
  /** Once sent or discarded, the form saves no more drafts until it is given a new React key. */
  draft?: DraftStore;
  /** Called for every edit, and twice for some. */
  onEdit?: (name: string, value: string, answers: Answers) => void;
  onReset?: () => void;

  /** Converts the controls' text to values. */
  read: (answers: Answers, rules: Rules) => Values;
  /** Validates the values. Returns the errors in the form's order. */
  check: (values: Values, rules: Rules) => readonly FormError[];
  /** Called when validation fails. */
  onInvalid?: () => void;
  /** Focuses the first invalid field. */
  focus?: FocusField;
  /** Called when validation succeeds. Return false to keep the values from being sent. */
  onValid?: ((values: Values) => boolean | void) | undefined;

  /** Without it, nothing is sent, and valid values are treated as sent. */
  send?: ((values: Values, sending: Sending, rules: Rules) => Promise<Result>) | undefined;
  /** Called when `send` starts and ends. */
  onSending?: ((isSending: boolean) => void) | undefined;
  /** Called once the values have been sent. By then, the form has been reset, unless it has new edits or keeps its text. */
  onSent: (values: Values, result: Result | undefined) => void;
  /** Whether the form is reset once its values have been sent. Default: true. */
  isCleared?: boolean;
  /** Called when sending fails or the rules fail to load, which is treated as a network error. Returns what to show. */
  onFailure?: (error: unknown, rules?: Rules) => Failure;
}

/** The arguments of `send` besides the values. */
export interface Sending {
  /** The idempotency key: the same for every attempt until one succeeds. */
  attemptId: string;
  /** Aborts when the form unmounts. */
  signal: AbortSignal;
  /** Called with the fraction that has been uploaded, 0 to 1. */
  onProgress: (fraction: number) => void;
}

/** Why a form was not sent. */
export interface Failure {
  text: string;
  /** The server's errors for individual fields, in the form's order. */
  errors?: readonly FormError[];
  /** Whether the page does not allow forms to be sent, so trying again won't help. */
  isBlocked?: boolean;
}

/** A form's attributes for a `Field`. */
export interface FieldAttributes {
  id: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
}
