import type { Application } from '../../model/application';

interface FieldText {
  label: string;
  placeholder?: string;
  hint?: string;
  required?: boolean;
  autoComplete?: string;
  type?: 'text' | 'email' | 'tel' | 'url';
  /** The height of a text area, in lines. */
  rows?: number;
}

export const FIELD_TEXTS: Record<keyof Application | 'callingCode', FieldText> = {
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
  },
  callingCode: { label: 'Calling Code', placeholder: 'Code', autoComplete: 'tel-country-code' },
  phoneNumber: {
    label: 'Phone Number',
    placeholder: 'Enter your phone number',
    hint: 'Without the first zero',
    autoComplete: 'tel-national',
    type: 'tel',
  },
  batch: { label: 'Batch (Graduation Year)', placeholder: 'Select your graduation year', required: true },
  academicCategory: { label: 'Academic Category', placeholder: 'Select your academic category', required: true },
  academicCategoryOther: {
    label: 'Other Academic Category',
    placeholder: 'Specify your academic category',
    required: true,
  },
  academicQualifications: {
    label: 'Academic Qualifications',
    placeholder: 'Enter your academic qualifications',
    hint: 'Include the degree title and any honors. Separate several with commas.',
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
  category: { label: 'Category', placeholder: 'Select your professional category', required: true },
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
    type: 'url',
  },
  websiteUrl: { label: 'Website URL', placeholder: 'https://example.com', autoComplete: 'url', type: 'url' },
};
