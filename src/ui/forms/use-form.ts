import {
  type FormEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CallError } from '../../api/call';
import { KEY_TAKEN, newAttemptId } from '../../model/application/application-parts';
import type { FormError } from '../../model/forms/form-error';
import type { Text } from '../../texts/text';
import { useTexts } from '../host/host';
import { type Answers, type Control, type Focus, messageOf, readAnswers, useErrors } from './controls';
import { type DraftStore, useDraft } from './use-draft';
import { useRules } from './use-rules';

const BLOCKED: Text = 'This page does not allow forms to be sent. Open the form in a new window.';

/** What `send` receives besides the values. */
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

export interface FormOptions<Values, Result, Rules> {
  /** Loads the rules for `read`, `check` and `send`, on the first focus or submit. Default: no rules. */
  load?: () => Promise<Rules>;
  /** Initial values of the controls, by name. */
  initial?: Partial<Answers>;
  /** The key from an earlier visit. Default: a new one. */
  idempotencyKey?: string;
  /** Converts the controls' text to values. */
  read: (answers: Answers, rules: Rules) => Values;
  /** Validates the values. Returns the errors in the form's order. */
  check: (values: Values, rules: Rules) => readonly FormError[];
  /** Called when validation fails. */
  onInvalid?: () => void;
  /** Focuses the first invalid field. */
  focus?: Focus;
  /** Called when validation succeeds. Return false to keep the values from being sent. */
  onValid?: ((values: Values) => boolean | void) | undefined;
  /** Without it, nothing is sent, and valid values are treated as sent. */
  send?: ((values: Values, sending: Sending, rules: Rules) => Promise<Result>) | undefined;
  onSending?: ((isSending: boolean) => void) | undefined;
  /** Whether the form is reset once its values have been sent. Default: true. */
  isCleared?: boolean;
  /** Called once the values have been sent. By then, the form has been reset, unless it has new edits or keeps its text. */
  onSent: (values: Values, result: Result | undefined) => void;
  /** Called when sending fails or the rules fail to load, which is treated as a network error. Returns what to show. */
  onFailure?: (error: unknown, rules?: Rules) => Failure;
  /** Called for every edit, and twice for some. */
  onEdit?: (name: string, value: string, answers: Answers) => void;
  onReset?: () => void;
  /** Once sent or discarded, the form saves no more drafts until it is given a new React key. */
  draft?: DraftStore;
}

/**
 * A form, from the first edit to the server's response. Its controls are uncontrolled, so that neither rendering nor
 * hydration replaces what was typed or autofilled.
 */
export function useForm<Values, Result = unknown, Rules = void>(options: FormOptions<Values, Result, Rules>) {
  const t = useTexts();
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const key = useRef(options.idempotencyKey);
  const call = useRef<AbortController>(undefined);
  /** The fraction that has been uploaded, 0 to 1; undefined while nothing is being sent. */
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<Failure>();
  const { rules, isMissing, loadRules, preload } = useRules(options.load);
  const { errors, rejection, reject, removeErrors, clearErrors } = useErrors<Values>(ref, options.focus);
  const draft = useDraft(ref, idempotencyKey, options.draft);
  useEffect(() => () => call.current?.abort(), []);

  useEdits(ref, (name, value, answers) => {
    removeErrors(name);
    draft.saveSoon();
    options.onEdit?.(name, value, answers);
  });

  function idempotencyKey(): string {
    key.current ??= newAttemptId();
    return key.current;
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (call.current) return;
    setFailure(undefined);
    clearErrors();
    if (isMissing) void submitOnceLoaded();
    else submitWith(rules as Rules);
  }

  async function submitOnceLoaded() {
    call.current = new AbortController();
    const { signal } = call.current;
    setProgress(0);
    const loaded = await loadRules()?.catch(() => undefined);
    call.current = undefined;
    if (signal.aborted) return;
    setProgress(undefined);
    if (loaded) submitWith(loaded);
    else setFailure(options.onFailure?.(new CallError('network', 'The form rules could not be loaded')));
  }

  function submitWith(known: Rules) {
    const values = options.read(ref.current ? readAnswers(ref.current) : {}, known);
    const found = options.check(values, known);
    if (found.length > 0) {
      reject(found, values);
      options.onInvalid?.();
    } else if (options.onValid?.(values) !== false) {
      if (options.send) void send(options.send, values, known);
      else finish(values);
    }
  }

  async function send(sendValues: NonNullable<typeof options.send>, values: Values, known: Rules) {
    call.current = new AbortController();
    const { signal } = call.current;
    const sent = textOf(ref.current);
    const sendOnce = () => {
      draft.save(); // including the key, for the next attempt
      return sendValues(values, { attemptId: idempotencyKey(), signal, onProgress: setProgress }, known);
    };
    try {
      setProgress(0);
      options.onSending?.(true);
      const result = await sendOnce().catch((error) => {
        if (!isKeyTaken(error)) throw error;
        key.current = undefined; // another person's application used it
        return sendOnce();
      });
      finish(values, result, textOf(ref.current) === sent);
    } catch (error) {
      if (signal.aborted) return;
      const failed = options.onFailure?.(error, known);
      setFailure(failed);
      if (failed?.errors?.length) reject(failed.errors, values);
    } finally {
      call.current = undefined;
      setProgress(undefined);
      options.onSending?.(false);
    }
  }

  /** Finishes a submission. Keeps text typed in the meantime. */
  function finish(values: Values, result?: Result, isUnchanged = true) {
    draft.discard();
    key.current = undefined;
    if (isUnchanged && options.isCleared !== false) ref.current?.reset();
    options.onSent(values, result);
  }

  function reset() {
    key.current = undefined;
    clearErrors();
    setFailure(undefined);
    options.onReset?.();
  }

  /**
   * Detects presses that have no effect: in a frame that is sandboxed without `allow-forms`, browsers dispatch no
   * `submit` event.
   */
  function press(event: MouseEvent<HTMLButtonElement>) {
    const timer = setTimeout(() => event.defaultPrevented || setFailure({ text: t(BLOCKED), isBlocked: true }));
    // Setting the property replaces the listener from the previous press.
    if (ref.current) ref.current.onsubmit = () => clearTimeout(timer);
  }

  const isSending = progress !== undefined;
  return {
    /** Attributes for the form. */
    form: { ref, noValidate: true, onFocus: preload, onSubmit: submit, onReset: reset },
    /** Attributes for the button that submits it. */
    button: { type: 'submit', 'aria-disabled': isSending || undefined, onClick: press },
    /** Attributes for a `Field`. */
    field: (name: string) => ({
      id: `${id}-${name}`,
      name,
      defaultValue: options.initial?.[name],
      error: messageOf(
        t,
        errors.find(({ field }) => field === name),
      ),
    }),
    id,
    ref,
    errors,
    rejection,
    /** Undefined until loaded. */
    rules,
    preload,
    removeErrors,
    isSending,
    progress,
    failure,
    clearFailure: () => setFailure(undefined),
    submit,
    draft,
  } as const;
}

/**
 * Calls `onEdit` for every edit, and twice for some. Listens to both native events, because some password managers only
 * fire `change`, and React's onChange misses values set by scripts.
 */
function useEdits(
  ref: { current: HTMLFormElement | null },
  onEdit: (name: string, value: string, answers: Answers) => void,
) {
  const handleEdit = useEffectEvent(({ target }: Event) => {
    const { name, value } = target as Control;
    if (ref.current) onEdit(name, value, readAnswers(ref.current));
  });

  // Runs before the browser paints, because autofill may be waiting for the form.
  useLayoutEffect(() => {
    const listening = new AbortController();
    for (const type of ['input', 'change'])
      ref.current?.addEventListener(type, (event) => handleEdit(event), { signal: listening.signal });
    return () => listening.abort();
  }, [ref]);
}

/** Whether a call failed because another person's application has the idempotency key. */
function isKeyTaken(error: unknown): boolean {
  return error instanceof CallError && error.status === 409 && Object(error.body).code === KEY_TAKEN;
}

function textOf(form: HTMLFormElement | null): string {
  return form ? JSON.stringify([...new FormData(form)]) : '';
}
