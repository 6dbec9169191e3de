import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { DeskErrorCode } from '../../model/desk/desk-error';

/** How messages begin that leave everything as it was. */
export const UNCHANGED = 'Nothing was changed.';

interface Details {
  /** Further fields of the body. */
  more?: object;
  headers?: Record<string, string>;
}

/** Thrown to answer a call of the desk with an error. */
export class DeskError extends Error {
  override readonly name = 'DeskError';

  /** @param message says what is wrong, and what happened to the data. */
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: DeskErrorCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}
