import { site } from '../../content/site';
import { type Application, type FieldError, fieldErrorsIn } from '../../model/application/application';
import type { ApplicationDetail } from '../../model/desk/application';
import { changesBetween, type EditDraft } from '../../model/desk/edit';
import { conflictText, lastChange } from '../../model/desk/review';
import { CallError } from '../call';
import { loadList } from './application-list';
import { isLost, presentApplication, readApplication, sendEdit, sendTurn } from './applications';
import { failureText } from './call-desk';
import { type Destination, decisionProblem } from './decide';
import { showApplication, showGone } from './open-application';
import { working } from './send-in-parts';

/** What became of an edit. `changed`: somebody else has changed the application, which is the detail. */
export type Saved =
  | { kind: 'saved' | 'changed'; detail: ApplicationDetail }
  | { kind: 'invalid'; errors: FieldError[] }
  | { kind: 'failed'; message: string };

/** Saves an edit on top of the version and status that it began with. */
export function saveEdit(
  id: string,
  { version, status, base }: EditDraft,
  edited: Application,
): Promise<Saved | undefined> {
  const changes = changesBetween(base, edited);
  return working('edit', 1, async () => {
    try {
      return showSaved('saved', await sendEdit({ id, version, status }, changes));
    } catch (error) {
      const present = presentApplication(error);
      if (present) return showSaved('changed', present);
      const errors = error instanceof CallError && error.status === 422 ? fieldErrorsIn(error.body) : [];
      if (errors.length > 0) return { kind: 'invalid', errors };
      if (error instanceof CallError && error.status === 404) showGone(id);
      return isLost(error)
        ? lookFor(id, changes, error)
        : { kind: 'failed', message: `Nothing was saved. ${failureText(error)}` };
    }
  });
}

function showSaved(kind: 'saved' | 'changed', detail: ApplicationDetail): Saved {
  showApplication(detail);
  void loadList('changed');
  return { kind, detail };
}

/** The answer was lost: the edit may have been stored. */
async function lookFor(id: string, changes: Partial<Application>, error: unknown): Promise<Saved> {
  const sentence = failureText(error);
  try {
    const present = await readApplication(id);
    const isStored = changesBetween(present.fields, { ...present.fields, ...changes });
    if (Object.keys(isStored).length === 0) return showSaved('saved', present);
    return { kind: 'failed', message: `${sentence} Nothing was saved; what you typed is still here.` };
  } catch {
    return {
      kind: 'failed',
      message: `${sentence} It is not known whether your changes were saved; what you typed is still here.`,
    };
  }
}

/** Turns the photo of the open application by a quarter. */
export function turn(detail: ApplicationDetail, degrees: 90 | 270): Promise<Destination> {
  const { id } = detail;
  return working('turn', 1, async () => {
    decisionProblem.value = null;
    try {
      showApplication(await sendTurn(detail, degrees));
      void loadList('changed');
    } catch (error) {
      const present = presentApplication(error);
      if (present) showApplication(present);
      const why = present ? conflictText(lastChange(present), site.lang) : failureText(error);
      const fate = isLost(error) ? 'It is not known whether the photo was turned.' : 'The photo was not turned.';
      decisionProblem.value = { id, text: `${fate} ${why}`, retry: () => turn(present ?? detail, degrees) };
    }
    return undefined;
  });
}
