import { type FormEvent, type RefObject, useState } from 'react';
import { networkError } from '../../api/call';
import { readAnswers } from './controls';
import type { Failure, FormOptions } from './form-options';
import { useAttempt } from './use-attempt';
import type { useDraft } from './use-draft';
import type { useErrors } from './use-errors';
import type { useIdempotencyKey } from './use-idempotency-key';
import type { FormRules } from './use-rules';

interface FormParts<Values, Rules> {
  form: RefObject<HTMLFormElement | null>;
  rules: FormRules<Rules>;
  key: ReturnType<typeof useIdempotencyKey>;
  draft: ReturnType<typeof useDraft>;
  errors: ReturnType<typeof useErrors<Values>>;
}

/** Submits a form: reads its values, checks them and sends them, then shows what came of it. */
export function useSubmission<Values, Result, Rules>(
  options: FormOptions<Values, Result, Rules>,
  { form, rules, key, draft, errors }: FormParts<Values, Rules>,
) {
  const attempt = useAttempt();
  const [failure, setFailure] = useState<Failure>();

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (attempt.isRunning()) return;
    setFailure(undefined);
    errors.clear();
    if (rules.loaded) submitWith(rules.loaded);
    else void loadAndSubmit();
  }

  async function loadAndSubmit() {
    const signal = attempt.start();
    const loaded = await rules.load().catch(() => undefined);
    attempt.end();
    if (signal.aborted) return;
    if (loaded) submitWith(loaded);
    else setFailure(options.onFailure?.(networkError('The form rules could not be loaded', true)));
  }

  function submitWith(known: Rules) {
    const values = options.read(form.current ? readAnswers(form.current) : {}, known);
    const found = options.check(values, known);
    if (found.length > 0) {
      errors.reject(found, values);
      options.onInvalid?.();
    } else if (options.onValid?.(values) !== false) {
      if (options.send) void send(options.send, values, known);
      else finish(values);
    }
  }

  async function send(sendValues: NonNullable<typeof options.send>, values: Values, known: Rules) {
    const signal = attempt.start();
    const sent = contentOf(form.current);
    try {
      options.onSending?.(true);
      const result = await key.sendWith((attemptId) => {
        draft.save(); // including the key, for the next attempt
        return sendValues(values, { attemptId, signal, onProgress: attempt.onProgress }, known);
      });
      finish(values, result, contentOf(form.current) === sent);
    } catch (error) {
      if (signal.aborted) return;
      const failed = options.onFailure?.(error, known);
      setFailure(failed);
      if (failed?.errors?.length) errors.reject(failed.errors, values);
    } finally {
      attempt.end();
      options.onSending?.(false);
    }
  }

  /** Finishes a submission. Keeps text typed in the meantime. */
  function finish(values: Values, result?: Result, isUnchanged = true) {
    draft.discard();
    key.renew();
    if (isUnchanged && options.isCleared !== false) form.current?.reset();
    options.onSent(values, result);
  }

  return { submit, progress: attempt.progress, failure, setFailure };
}

/** Returns all that a form's controls contain, for comparison. */
function contentOf(form: HTMLFormElement | null): string {
  return form ? JSON.stringify([...new FormData(form)]) : '';
}
