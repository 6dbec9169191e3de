import { failureText, isUncertain } from '../../../api/desk/desk-failure';
import type { ChangeFailure, Status } from '../../../model/desk/application';
import { capitalised, counted } from '../../../model/desk/format';
import { changeFailureText } from '../../../model/desk/review';
import type { SeenApplication } from '../queries';

/** Decisions as past participles. */
export const DECISION_VERBS: Record<Status, string> = {
  approved: 'approved',
  rejected: 'rejected',
  pending: 'made pending again',
};

/** Returns a single application's name, or the number of applications: `3 applications`. */
export function namesOf(applications: readonly SeenApplication[]): string {
  const [only, ...others] = applications;
  return others.length > 0 || !only ? counted(applications.length, 'application') : only.name || 'No name';
}

/** Explains why some applications were not changed. @param verb what was to be done, as a past participle. */
export function notChangedText(
  verb: string,
  applications: readonly SeenApplication[],
  failed: readonly ChangeFailure[],
): string {
  const [failure] = failed;
  if (applications.length === 1 && failure)
    return `${namesOf(applications)} was not ${verb}. ${changeFailureText(failure)}`;
  return `${applications.length - failed.length} ${verb}, ${failed.length} not ${verb}.`;
}

/** Explains why a call failed, and whether it may have taken effect. @param verb as for `notChangedText`. */
export function failedCallText(verb: string, applications: readonly SeenApplication[], error: unknown): string {
  const names = capitalised(namesOf(applications));
  const was = applications.length > 1 ? 'were' : 'was';
  return isUncertain(error)
    ? `${failureText(error)} It is unclear whether ${names} ${was} ${verb}. It is safe to try again.`
    : `${names} ${was} not ${verb}. ${failureText(error)}`;
}

/** Reports a removal. */
export function removedText(count: number, photosLeft: number): string {
  const left = photosLeft > 0 ? ' A photo could not be deleted yet; the server tries again every hour.' : '';
  return `${capitalised(counted(count, 'application'))} removed, including photos and history.${left}`;
}
