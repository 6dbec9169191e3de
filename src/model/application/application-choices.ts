import type { Text } from '../../texts/text';

/** The academic categories of the join form. The last one comes with a text field. */
export const ACADEMIC_CATEGORIES = [
  'BSc',
  'MSc',
  'PhD',
  'Diploma',
  'Certificate',
  'Other',
] as const satisfies readonly Text[];

/** The academic category that applicants describe in their own words. */
export const OTHER_CATEGORY = 'Other';

export const PROFESSIONAL_CATEGORIES = [
  'Recent Graduate (0-2 years)',
  'Mid-Career Professional (3-10 years)',
  'Senior Professional (10+ years)',
  'Entrepreneur/Founder',
  'Academic/Researcher',
  'Government/Public Sector',
  'Retired',
] as const satisfies readonly Text[];

/** How many graduation years the form offers. */
const GRADUATION_YEARS = 50;

/** Returns the current year in the visitor's calendar and the 49 before it, newest first. */
export function graduationYears(now: Date): string[] {
  return [...Array(GRADUATION_YEARS).keys()].map((index) => String(now.getFullYear() - index));
}
