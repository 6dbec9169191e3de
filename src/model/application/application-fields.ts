import type { Text } from '../../texts/text';
import { mailAddress } from '../addresses/links';
import { isEmail, linkedinAddress, webAddress } from '../forms/field-rules';
import { isPhoneNumber, phoneAddress } from '../forms/phone';
import { OTHER_CATEGORY, PROFESSIONAL_CATEGORIES } from './application-choices';

/** How an application's text field is read and checked. */
export type FieldRule = AnyRule & (TextRule | LinkRule);

interface AnyRule {
  /** The field's name in messages. */
  label: Text;
  /**
   * Maximum length in UTF-16 code units, far above what real answers need. All limits together must fit into the
   * 64 KB of text that a request may contain.
   */
  limit: number;
  /** The message for an empty answer. Without it, the field is optional. */
  missing?: Text;
  /** Whether an answer is required, given the other answers. Default: if there is a message for an empty one. */
  isRequired?: (answers: Readonly<Record<string, string>>) => boolean;
}

interface TextRule {
  /**
   * `line`: text that people read, on one line. `list`: items separated by commas. `code`: text that machines read,
   * without invisible characters.
   */
  kind: 'line' | 'list' | 'code';
  /** Tests an answer that is not empty. Default: any text is valid. */
  isValid?: (answer: string) => boolean;
  /** The message for an invalid answer. Default: `missing`. */
  invalid?: Text;
}

interface LinkRule {
  /** A code that the desk shows as a link. */
  kind: 'link';
  /** Returns the URL to link to; '' if the answer is invalid. */
  hrefOf: (answer: string) => string;
  invalid: Text;
}

/**
 * The text fields of an application, in the form's order, which is also the order of the errors. The names are those of
 * the form's controls, the request's parts, the database's columns and the columns of the export.
 */
export const FIELD_RULES = {
  name: { kind: 'line', label: 'Name', limit: 200, missing: 'Name is required' },
  email: {
    kind: 'link',
    label: 'Email',
    limit: 254,
    missing: 'Email is required',
    invalid: 'Email is invalid',
    hrefOf: (email) => (isEmail(email) ? mailAddress(email) : ''),
  },
  /** The two-letter ISO 3166-1 code, or XK. */
  permanentResidency: {
    kind: 'code',
    label: 'Permanent Residency',
    limit: 2,
    invalid: 'Please select a country',
    isValid: (code) => /^[A-Z]{2}$/.test(code),
  },
  /** Includes the calling code and has no spaces: `+94712345678`. */
  phoneNumber: {
    kind: 'link',
    label: 'Phone number',
    limit: 40,
    invalid: 'Phone number is invalid',
    hrefOf: (phone) => (isPhoneNumber(phone) ? phoneAddress(phone) : ''),
  },
  /** Any four-digit year, because the years that the form offers depend on the visitor's clock. */
  batch: {
    kind: 'code',
    label: 'Batch',
    limit: 10,
    missing: 'Batch is required',
    isValid: (year) => /^\d{4}$/.test(year),
  },
  /** The applicant's own words if 'Other' was chosen. */
  academicCategory: {
    kind: 'line',
    label: 'Academic Category',
    limit: 100,
    missing: 'Academic Category is required',
  },
  /** The same words again; '' unless 'Other' was chosen. */
  academicCategoryOther: {
    kind: 'line',
    label: 'Academic category',
    limit: 100,
    missing: 'Please specify your academic category',
    isRequired: ({ academicCategory }) => academicCategory === OTHER_CATEGORY,
  },
  academicQualifications: {
    kind: 'list',
    label: 'Academic Qualifications',
    limit: 2000,
    missing: 'Academic Qualifications is required',
  },
  designation: { kind: 'line', label: 'Designation', limit: 200, missing: 'Designation is required' },
  companyOrInstitute: {
    kind: 'line',
    label: 'Company or Institute',
    limit: 200,
    missing: 'Company or Institute is required',
  },
  category: {
    kind: 'line',
    label: 'Category',
    limit: 100,
    missing: 'Category is required',
    isValid: (text) => PROFESSIONAL_CATEGORIES.some((category) => category === text),
  },
  fieldsOfExperience: { kind: 'list', label: 'Fields of Experience', limit: 2000 },
  rolesOfExperience: { kind: 'list', label: 'Roles of Experience', limit: 2000 },
  linkedinUrl: {
    kind: 'link',
    label: 'LinkedIn URL',
    limit: 500,
    invalid: 'Please enter a valid LinkedIn URL',
    hrefOf: linkedinAddress,
  },
  websiteUrl: {
    kind: 'link',
    label: 'Website URL',
    limit: 500,
    invalid: 'Please enter a valid website URL',
    hrefOf: webAddress,
  },
} as const satisfies Record<string, FieldRule>;

/** An application's text fields as sent and stored; '' for those that are not filled in. */
export type Application = Record<keyof typeof FIELD_RULES, string>;

type Rules = typeof FIELD_RULES;

/** A field that must be filled in, at least with some answers to the others. */
export type RequiredField = {
  [Name in keyof Rules]: Rules[Name] extends { missing: Text } ? Name : never;
}[keyof Rules];

/** The names of the text fields, in the form's order. */
export const APPLICATION_FIELDS = Object.keys(FIELD_RULES) as readonly (keyof Application)[];

/** Returns a field's rule without the exact type of its texts. */
export function ruleOf(name: keyof Application): FieldRule {
  return FIELD_RULES[name];
}
