import type { Application } from '../../model/application/application';
import {
  ACADEMIC_CATEGORIES,
  callingCodes,
  formCountries,
  graduationYears,
  PROFESSIONAL_CATEGORIES,
} from '../../model/application/application-choices';
import type { Text } from '../../texts/text';
import type { Choices } from '../../ui/forms/select';

export type FieldName = keyof Application | 'callingCode';

interface FieldDescription {
  label: Text;
  placeholder?: Text;
  hint?: Text;
  required?: boolean;
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

/** The form's sections: titles and fields. Fields in a nested list are side by side. */
export const SECTIONS: readonly [title: Text, names: readonly (FieldName | readonly FieldName[])[]][] = [
  ['Personal Information', ['name', 'email', 'permanentResidency', ['callingCode', 'phoneNumber']]],
  ['Academic Information', ['batch', 'academicCategory', 'academicCategoryOther', 'academicQualifications']],
  ['Professional Information', ['designation', 'companyOrInstitute', 'category']],
  ['Experience & Expertise', ['fieldsOfExperience', 'rolesOfExperience']],
  ['Online Presence', ['linkedinUrl', 'websiteUrl']],
];

export const FIELDS: Record<FieldName, FieldDescription> = {
  name: { label: 'Full Name', placeholder: 'Enter your full name', required: true, autoComplete: 'name' },
  email: {
    label: 'Email',
    placeholder: 'Enter your email',
    required: true,
    autoComplete: 'email',
    type: 'email',
  },
  permanentResidency: {
    label: 'Permanent Residency',
    placeholder: 'Select your country',
    autoComplete: 'country',
    options: (_, lang) => formCountries(lang).map(({ alpha2, name, flag }) => [alpha2, `${flag} ${name}`]),
  },
  callingCode: {
    label: 'Calling Code',
    placeholder: 'Code',
    autoComplete: 'tel-country-code',
    isLate: true,
    options: (_, lang) => callingCodes(lang).map(({ code, countries }) => [code, `${code} ${countries.join(', ')}`]),
  },
  phoneNumber: {
    label: 'Phone Number',
    placeholder: 'Enter your phone number',
    hint: 'A leading zero is optional',
    autoComplete: 'tel-national',
    type: 'tel',
  },
  batch: {
    label: 'Batch (Graduation Year)',
    placeholder: 'Select your graduation year',
    required: true,
    options: () => graduationYears(new Date()),
  },
  academicCategory: {
    label: 'Academic Category',
    placeholder: 'Select your academic category',
    required: true,
    options: translated(ACADEMIC_CATEGORIES),
  },
  academicCategoryOther: {
    label: 'Other Academic Category',
    placeholder: 'Specify your academic category',
    required: true,
  },
  academicQualifications: {
    label: 'Academic Qualifications',
    placeholder: 'Enter your academic qualifications',
    hint: 'Include the degree title and any honors. Separate multiple entries with commas.',
    required: true,
    rows: 2,
  },
  designation: {
    label: 'Designation',
    placeholder: 'Enter your designation',
    required: true,
    autoComplete: 'organization-title',
  },
  companyOrInstitute: {
    label: 'Company or Institute',
    placeholder: 'Enter your company or institute',
    required: true,
    autoComplete: 'organization',
  },
  category: {
    label: 'Category',
    placeholder: 'Select your professional category',
    required: true,
    options: translated(PROFESSIONAL_CATEGORIES),
  },
  fieldsOfExperience: {
    label: 'Fields of Experience',
    placeholder: 'Enter your fields of experience',
    hint: 'Separate with commas, as in: thermal design, robotics',
    rows: 2,
  },
  rolesOfExperience: {
    label: 'Roles of Experience',
    placeholder: 'Enter your roles of experience',
    hint: 'Separate with commas, as in: project lead, lecturer',
    rows: 2,
  },
  linkedinUrl: {
    label: 'LinkedIn URL',
    placeholder: 'https://www.linkedin.com/in/your-name',
    hint: 'Your profile’s address, which contains linkedin.com',
    type: 'url',
  },
  websiteUrl: {
    label: 'Website URL',
    placeholder: 'https://example.com',
    hint: 'A whole address, such as example.com',
    autoComplete: 'url',
    type: 'url',
  },
};
