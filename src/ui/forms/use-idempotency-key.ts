import { useRef } from 'react';
import { CallError } from '../../api/call';
import { KEY_TAKEN, newAttemptId } from '../../model/application/application-parts';

/**
 * The key by which the server recognises values that it has already received. It is the same for every attempt until
 * one succeeds or the form is reset.
 * @param initial from an earlier visit. Default: a new one.
 */
export function useIdempotencyKey(initial?: string) {
  const key = useRef(initial);

  function get(): string {
    key.current ??= newAttemptId();
    return key.current;
  }

  function renew() {
    key.current = undefined;
  }

  /** Sends with the key or, if that belongs to another person's application, with a new one. */
  async function sendWith<Result>(send: (key: string) => Promise<Result>): Promise<Result> {
    try {
      return await send(get());
    } catch (error) {
      if (!isKeyTaken(error)) throw error;
      renew();
      return send(get());
    }
  }

  return { get, renew, sendWith };
}

function isKeyTaken(error: unknown): boolean {
  return error instanceof CallError && error.status === 409 && Object(error.body).code === KEY_TAKEN;
}
