import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Thrown to answer a call of the desk with an error. */
export class DeskError extends Error {
  override readonly name = 'DeskError';

  /**
   * @param message says what is wrong, and what happened to the data.
   * @param more further fields of the answer.
   */
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly more: object = {},
  ) {
    super(message);
  }
}
