import type { Text } from '../../texts/text';
import { APPLICATION_FIELDS, type ApplicationField, type FieldError } from '../application/application';

/** The message for an application with errors (PRODUCT.md). */
export const VALIDATION_ERROR_MESSAGE: Text =
  'Some required information is missing or incorrect. Please check the fields marked in red and try again.';

/** The body of a 422 response. */
export interface ValidationErrorResponse {
  message: string;
  /** What is wrong, by field. */
  errors: Partial<Record<ApplicationField, string>>;
}

export function validationErrorResponse(errors: FieldError[]): ValidationErrorResponse {
  return {
    message: VALIDATION_ERROR_MESSAGE,
    errors: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
  };
}

/**
 * The field errors in the body of a failed response, in the form's order. `errors` may be a list of
 * `{ field, message }` or an object of messages by field.
 */
export function fieldErrorsIn(body: unknown): FieldError[] {
  const errors = (body as { errors?: unknown } | null | undefined)?.errors;
  if (typeof errors !== 'object' || errors === null) return [];
  const pairs = Array.isArray(errors) ? errors.map((error) => [error?.field, error?.message]) : Object.entries(errors);
  const messages = new Map(
    pairs.filter(([, message]) => typeof message === 'string' && message.trim()) as [string, string][],
  );
  const order: ApplicationField[] = ['profileImage', ...APPLICATION_FIELDS];
  return order.flatMap((field) => {
    const message = messages.get(field);
    return message ? { field, message } : [];
  });
}
