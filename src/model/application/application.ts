import { fill } from '../../texts/text';
import { type FormError, TOO_LONG, VALIDATION_ERROR_MESSAGE } from '../forms/form-error';
import { joinPhone } from '../forms/phone';
import { oneLine, withoutInvisible } from '../text/clean-text';
import { listItems } from '../text/list-items';
import { ACADEMIC_CATEGORIES, OTHER_CATEGORY } from './application-choices';
import { APPLICATION_FIELDS, type Application, type FieldRule, ruleOf } from './application-fields';

/** A form field that can have an error: a text part, or the photo. */
export type ApplicationField = keyof Application | 'profileImage';

/** An error in an application field. */
export interface FieldError extends FormError {
  field: ApplicationField;
}

/**
 * Reads an application from the form's controls or, on the server, from a request's parts. Cleans text, splits and
 * rejoins lists, and uses '' for values that are missing or not text. Puts the form's `callingCode` before the number.
 * It is idempotent.
 */
export function applicationOf(values: Readonly<Record<string, unknown>>): Application {
  const raw = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  const entries = APPLICATION_FIELDS.map((name) => [name, cleanAnswer(raw(name), ruleOf(name))]);
  const application: Application = Object.fromEntries(entries);
  application.phoneNumber = joinPhone(withoutInvisible(raw('callingCode')), application.phoneNumber);

  const { academicCategory, academicCategoryOther } = application;
  if (academicCategory === OTHER_CATEGORY && academicCategoryOther)
    application.academicCategory = academicCategoryOther;
  const isListed = ACADEMIC_CATEGORIES.some((name) => name === application.academicCategory);
  if (isListed) application.academicCategoryOther = '';
  return application;
}

function cleanAnswer(text: string, { kind }: FieldRule): string {
  if (kind === 'line') return oneLine(text);
  return kind === 'list' ? listItems(text).join(',') : withoutInvisible(text);
}

/**
 * Reads stored fields, even if an earlier version of the form had other ones: missing fields are '', and unknown ones
 * are left out. Unlike `applicationOf`, it doesn't change the text.
 */
export function storedApplication(stored: unknown): Application {
  const fields: Record<string, unknown> = Object(stored);
  const entries = APPLICATION_FIELDS.map((name) => [name, typeof fields[name] === 'string' ? fields[name] : '']);
  return Object.fromEntries(entries);
}

/** Returns the errors in an application, one per field, in the form's order; empty if it can be sent. */
export function validateApplication(application: Application): FieldError[] {
  return APPLICATION_FIELDS.flatMap((field) => {
    const error = answerError(application[field], ruleOf(field), application);
    return error ? { field, ...error } : [];
  });
}

function answerError(answer: string, rule: FieldRule, all: Application): Omit<FormError, 'field'> | undefined {
  const { label, limit, missing, isRequired = () => true, invalid = missing } = rule;
  if (answer === '') return missing && isRequired(all) ? { message: missing } : undefined;
  if (answer.length > limit) return { message: fill(TOO_LONG, { field: label, limit }), tooLong: { label, limit } };
  return isValid(answer, rule) ? undefined : { message: invalid ?? '' };
}

function isValid(answer: string, rule: FieldRule): boolean {
  if (rule.kind === 'link') return rule.hrefOf(answer) !== '';
  return rule.isValid?.(answer) ?? true;
}

/** The body of a 422 response. */
export interface ValidationErrorResponse {
  message: string;
  /** Messages by field. */
  errors: Partial<Record<ApplicationField, string>>;
}

export function validationErrorResponse(errors: FieldError[]): ValidationErrorResponse {
  return {
    message: VALIDATION_ERROR_MESSAGE,
    errors: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
  };
}

/**
 * Returns the field errors in the body of a failed response, in the form's order. `errors` may be a list of
 * `{ field, message }` or an object that maps fields to messages.
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
