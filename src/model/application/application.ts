import * as z from 'zod/mini';
import { fill, type Text } from '../../texts/text';
import { isEmail, linkedinAddress, webAddress } from '../forms/field-rules';
import { type FormError, TOO_LONG, type TooLong, VALIDATION_ERROR_MESSAGE } from '../forms/form-error';
import { isPhoneNumber, joinPhone } from '../forms/phone';
import { listItems, oneLine, withoutInvisible } from '../text/text';
import { ACADEMIC_CATEGORIES, OTHER_CATEGORY, PROFESSIONAL_CATEGORIES } from './application-choices';

/**
 * Text of at most `limit` UTF-16 code units that is empty or passes `rule`. The limits are far above what real answers
 * need, but add up to less than 64 KB, the most text that a request may contain.
 */
function answer(label: Text, limit: number, message: Text | '' = '', rule: (text: string) => boolean = () => true) {
  const params: TooLong = { label, limit };
  return z.string().check(
    z.refine((text) => text.length <= limit, { error: fill(TOO_LONG, { field: label, limit }), params: { ...params } }),
    z.refine((text) => text === '' || rule(text), message),
  );
}

/** Like `answer`, but must not be empty. `missing` is also the rule's default message. */
function required(label: Text, limit: number, missing: Text, rule?: (text: string) => boolean, message = missing) {
  return answer(label, limit, message, rule).check(z.minLength(1, missing));
}

/** An application as sent and stored. Fields are in the form's order, which is also the order of the errors. */
const applicationSchema = z
  .object({
    name: required('Name', 200, 'Name is required'),
    email: required('Email', 254, 'Email is required', isEmail, 'Email is invalid'),
    /** The two-letter ISO 3166-1 code, or XK. */
    permanentResidency: answer('Permanent Residency', 2, 'Please select a country', (code) => /^[A-Z]{2}$/.test(code)),
    /** Includes the calling code and has no spaces: `+94712345678`. */
    phoneNumber: answer('Phone number', 40, 'Phone number is invalid', isPhoneNumber),
    /** Any four-digit year, because the years that the form offers depend on the visitor's clock. */
    batch: required('Batch', 10, 'Batch is required', (year) => /^\d{4}$/.test(year)),
    /** The applicant's own words if 'Other' was chosen. */
    academicCategory: required('Academic Category', 100, 'Academic Category is required'),
    /** The same words again; '' unless 'Other' was chosen. */
    academicCategoryOther: answer('Academic category', 100),
    /** One or more items joined with ',', like `fieldsOfExperience` and `rolesOfExperience`. */
    academicQualifications: required('Academic Qualifications', 2000, 'Academic Qualifications is required'),
    designation: required('Designation', 200, 'Designation is required'),
    companyOrInstitute: required('Company or Institute', 200, 'Company or Institute is required'),
    category: required('Category', 100, 'Category is required', (text) =>
      PROFESSIONAL_CATEGORIES.some((name) => name === text),
    ),
    fieldsOfExperience: answer('Fields of Experience', 2000),
    rolesOfExperience: answer('Roles of Experience', 2000),
    linkedinUrl: answer('LinkedIn URL', 500, 'Please enter a valid LinkedIn URL', (url) => linkedinAddress(url) !== ''),
    websiteUrl: answer('Website URL', 500, 'Please enter a valid website URL', (url) => webAddress(url) !== ''),
  })
  .check(
    z.refine(
      ({ academicCategory, academicCategoryOther }) =>
        academicCategory !== OTHER_CATEGORY || academicCategoryOther !== '',
      {
        path: ['academicCategoryOther'],
        error: 'Please specify your academic category' satisfies Text,
      },
    ),
  );

export type Application = z.infer<typeof applicationSchema>;

/** The text parts of an application, in the form's order. */
export const APPLICATION_FIELDS = Object.keys(applicationSchema.def.shape) as readonly (keyof Application)[];

/** A form field that can have an error: a text part, or the photo. */
export type ApplicationField = keyof Application | 'profileImage';

/** An error in an application field. */
export interface FieldError extends FormError {
  field: ApplicationField;
}

const LISTS: readonly (keyof Application)[] = ['academicQualifications', 'fieldsOfExperience', 'rolesOfExperience'];

/** Fields that machines read, which have no invisible characters. */
const CODES: readonly (keyof Application)[] = [
  'email',
  'permanentResidency',
  'phoneNumber',
  'batch',
  'linkedinUrl',
  'websiteUrl',
];

/**
 * Reads an application from the form's controls or, on the server, from a request's parts. Cleans text, splits and
 * rejoins lists, and uses '' for values that are missing or not text. Puts the form's `callingCode` before the number.
 * It is idempotent.
 */
export function applicationOf(values: Readonly<Record<string, unknown>>): Application {
  const raw = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  const read = (name: keyof Application) => {
    if (LISTS.includes(name)) return listItems(raw(name)).join(',');
    return CODES.includes(name) ? withoutInvisible(raw(name)) : oneLine(raw(name));
  };
  const application = Object.fromEntries(APPLICATION_FIELDS.map((name) => [name, read(name)])) as Application;
  application.phoneNumber = joinPhone(withoutInvisible(raw('callingCode')), application.phoneNumber);

  const { academicCategory, academicCategoryOther } = application;
  if (academicCategory === OTHER_CATEGORY && academicCategoryOther)
    application.academicCategory = academicCategoryOther;
  else if (ACADEMIC_CATEGORIES.some((name) => name === academicCategory)) application.academicCategoryOther = '';
  return application;
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
  const { error } = applicationSchema.safeParse(application);
  return APPLICATION_FIELDS.flatMap((field) => {
    const issue = error?.issues.find(({ path }) => path[0] === field);
    if (!issue) return [];
    const tooLong = 'params' in issue ? (issue.params as unknown as TooLong | undefined) : undefined;
    return tooLong ? { field, message: issue.message, tooLong } : { field, message: issue.message };
  });
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
