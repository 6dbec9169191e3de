import type { Application } from './application-fields';

/**
 * The answers that become public when an application is approved: the directory's cards show them, and its API sends
 * them. The photo becomes public too.
 */
export const PUBLIC_FIELDS = [
  'name',
  'batch',
  'designation',
  'companyOrInstitute',
  'email',
  'linkedinUrl',
  'websiteUrl',
] as const satisfies readonly (keyof Application)[];

export type PublicField = (typeof PUBLIC_FIELDS)[number];

export function isPublicField(name: string): name is PublicField {
  return PUBLIC_FIELDS.some((field) => field === name);
}
