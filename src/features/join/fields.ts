import {
  ACADEMIC_CATEGORIES,
  graduationYears,
  PROFESSIONAL_CATEGORIES,
} from '../../model/application/application-choices';
import type { Application, RequiredField } from '../../model/application/application-fields';
import { callingCodes, formCountries } from '../../model/application/countries';
import type { Text } from '../../texts/text';
import type { Choices } from '../../ui/forms/select';

export type FieldName = keyof Application | 'callingCode';

interface FieldDescription {
  section: Section;
  label: Text;
  placeholder?: Text;
  hint?: Text;
  /** Whether the next field is on the same line, if there is space. */
  isBesideNext?: boolean;
  autoComplete?: string;
  type?: 'text' | 'email' | 'tel' | 'url';
  /** The height of a text area, in lines. */
  rows?: number;
  /** A select's options: strings that are both value and text, or `[value, text]` pairs. */
  options?: Choices;
  /** Whether the browser adds the options after hydration, because the HTML already has a list of countries. */
  isLate?: boolean;
}

const translated = (texts: readonly Text[]): Choices => {
  return (t) => texts.map((text) => [text, t(text)]);
};

/** The form's sections, by title. */
export const SECTIONS = [
  'Personal Information',
  'Academic Information',
  'Professional Information',
  'Experience & Expertise',
  'Online Presence',
] as const satisfies readonly Text[];

type Section = (typeof SECTIONS)[number];

/** Fields are marked as required if, and only if, the model requires them. */
type FieldDescriptions = {
  [Name in FieldName]: FieldDescription & (Name extends RequiredField ? { required: true } : { required?: never });
};

/** The form's fields, in its order, which is that of `FIELD_RULES`. */
export const FIELDS: FieldDescriptions = {
  name: {
    section: 'Personal Information',
    label: 'Full Name',
    placeholder: 'Enter your full name',
    required: true,
    autoComplete: 'name',
  },
  email: {
    section: 'Personal Information',
    label: 'Email',
    placeholder: 'Enter your email',
    required: true,
    autoComplete: 'email',
    type: 'email',
  },
  permanentResidency: {
    section: 'Personal Information',
    label: 'Permanent Residency',
    placeholder: 'Select your country',
    autoComplete: 'country',
    options: (_, lang) => formCountries(lang).map(({ alpha2, name, flag }) => [alpha2, `${flag} ${name}`]),
  },
  callingCode: {
    section: 'Personal Information',
    label: 'Calling Code',
    placeholder: 'Code',
    autoComplete: 'tel-country-code',
    isBesideNext: true,
    isLate: true,
    options: (_, lang) => callingCodes(lang).map(({ code, countries }) => [code, `${code} ${countries.join(', ')}`]),
  },
  phoneNumber: {
    section: 'Personal Information',
    label: 'Phone Number',
    placeholder: 'Enter your phone number',
    hint: 'A leading zero is optional',
    autoComplete: 'tel-national',
    type: 'tel',
  },
  batch: {
    section: 'Academic Information',
    label: 'Batch (Graduation Year)',
    placeholder: 'Select your graduation year',
    required: true,
    options: () => graduationYears(new Date()),
  },
  academicCategory: {
    section: 'Academic Information',
    label: 'Academic Category',
    placeholder: 'Select your academic category',
    required: true,
    options: translated(ACADEMIC_CATEGORIES),
  },
  academicCategoryOther: {
    section: 'Academic Information',
    label: 'Other Academic Category',
    placeholder: 'Specify your academic category',
    required: true,
  },
  academicQualifications: {
    section: 'Academic Information',
    label: 'Academic Qualifications',
    placeholder: 'Enter your academic qualifications',
    hint: 'Include the degree title and any honors. Separate multiple entries with commas.',
    required: true,
    rows: 2,
  },
  designation: {
    section: 'Professional Information',
    label: 'Designation',
    placeholder: 'Enter your designation',
    required: true,
    autoComplete: 'organization-title',
  },
  companyOrInstitute: {
    section: 'Professional Information',
    label: 'Company or Institute',
    placeholder: 'Enter your company or institute',
    required: true,
    autoComplete: 'organization',
  },
  category: {
    section: 'Professional Information',
    label: 'Category',
    placeholder: 'Select your professional category',
    required: true,
    options: translated(PROFESSIONAL_CATEGORIES),
  },
  fieldsOfExperience: {
    section: 'Experience & Expertise',
    label: 'Fields of Experience',
    placeholder: 'Enter your fields of experience',
    hint: 'Separate with commas, as in: thermal design, robotics',
    rows: 2,
  },
  rolesOfExperience: {
    section: 'Experience & Expertise',
    label: 'Roles of Experience',
    placeholder: 'Enter your roles of experience',
    hint: 'Separate with commas, as in: project lead, lecturer',
    rows: 2,
  },
  linkedinUrl: {
    section: 'Online Presence',
    label: 'LinkedIn URL',
    placeholder: 'https://www.linkedin.com/in/your-name',
    hint: 'Your profile’s address, which contains linkedin.com',
    type: 'url',
  },
  websiteUrl: {
    section: 'Online Presence',
    label: 'Website URL',
    placeholder: 'https://example.com',
    hint: 'A whole address, such as example.com',
    autoComplete: 'url',
    type: 'url',
  },
};

/** Returns the fields of a section, in its lines. Most lines have one field. */
export function fieldLines(section: Section): FieldName[][] {
  const lines: FieldName[][] = [];
  let isBesidePrevious = false;
  for (const [name, field] of Object.entries(FIELDS) as [FieldName, FieldDescription][]) {
    if (field.section !== section) continue;
    if (isBesidePrevious) lines.at(-1)?.push(name);
    else lines.push([name]);
    isBesidePrevious = field.isBesideNext ?? false;
  }
  return lines;
}
