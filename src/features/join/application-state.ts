import type { ApplicationField, FieldError } from '../../model/application';
import { photoProblem } from '../../model/photo';

/** Where an application stands. What is typed is not here: the controls keep it. */
export interface ApplicationState {
  step: 'filling' | 'sending';
  /** In the form's order. Each goes when its field is edited. */
  errors: readonly FieldError[];
  /** Counts the refusals whose summary is to be shown; 0 while there is none. */
  alarm: number;
  /** Why the last try did not arrive, '' when it was not tried. */
  failure: string;
  /** The part that is on its way, 0 to 1. */
  progress: number;
  photo?: File;
  /** Why the last file was not taken. */
  photoProblem: string;
}

export type ApplicationAction =
  | { kind: 'edited'; field: string }
  | { kind: 'refused'; errors: readonly FieldError[]; failure?: string }
  | { kind: 'sending' }
  | { kind: 'progress'; part: number }
  | { kind: 'failed'; failure: string }
  | { kind: 'photo'; file?: File };

export function initialState(photo: File | undefined): ApplicationState {
  return { step: 'filling', errors: [], alarm: 0, failure: '', progress: 0, photo, photoProblem: '' };
}

/** Fields whose error another control's edit takes away too. */
const DEPENDENT: Record<string, ApplicationField> = {
  callingCode: 'phoneNumber',
  permanentResidency: 'phoneNumber',
  academicCategory: 'academicCategoryOther',
};

export function applicationReducer(state: ApplicationState, action: ApplicationAction): ApplicationState {
  switch (action.kind) {
    case 'edited': {
      const errors = state.errors.filter(({ field }) => field !== action.field && field !== DEPENDENT[action.field]);
      return errors.length === state.errors.length ? state : { ...state, errors };
    }
    case 'refused':
      return {
        ...state,
        step: 'filling',
        errors: action.errors,
        alarm: state.alarm + 1,
        failure: action.failure ?? '',
      };
    case 'sending':
      return { ...state, step: 'sending', errors: [], failure: '', progress: 0 };
    case 'progress':
      return { ...state, progress: action.part };
    case 'failed':
      return { ...state, step: 'filling', failure: action.failure };
    case 'photo': {
      const problem = action.file ? photoProblem(action.file) : '';
      const errors = state.errors.filter(({ field }) => field !== 'profileImage');
      return { ...state, errors, photo: problem ? undefined : action.file, photoProblem: problem };
    }
  }
}
