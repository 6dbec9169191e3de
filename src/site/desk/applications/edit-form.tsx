import { useSignals } from '@preact/signals-react/runtime';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { work } from '../../../api/desk/send-in-parts';
import { SECTIONS } from '../../../features/join/fields';
import type { Application, FieldError } from '../../../model/application/application';
import { OTHER_CATEGORY } from '../../../model/application/application-choices';
import type { ApplicationDetail } from '../../../model/desk/application';
import { focusField } from '../../../ui/forms/controls';
import { plainButton, primaryButton } from '../../../ui/style/controls';
import { classes } from '../../../ui/style/style';
import { groupTitle } from './application.style';
import { alertBox, maybeDisabled } from './applications.style';
import { ConflictNotice } from './conflict-notice';
import { EditField } from './edit-field';
import { editForm, editGroup, errorList, formActions } from './edit-form.style';
import { useEdit } from './use-edit';

/** The fields of an application as the join form has them, by the same rules. */
export function EditForm({ detail, onDone }: { detail: ApplicationDetail; onDone: () => void }) {
  const { form, summary, draft, conflict, errors, failure, type, save, cancel } = useEdit(detail, onDone);
  useSignals();
  const present = work.value;
  const prefix = useId();
  const before: Record<string, string> = draft.base;
  const isOther = draft.answers.academicCategory === OTHER_CATEGORY;
  const isShown = (name: string): name is keyof Application =>
    name !== 'callingCode' && (name !== 'academicCategoryOther' || isOther);
  return (
    <form
      ref={form}
      className={editForm}
      tabIndex={-1}
      onKeyUp={uncover}
      noValidate
      onSubmit={(event) => present || void save(event)}
      aria-label="Edit this application"
    >
      {conflict && <ConflictNotice conflict={conflict} name={detail.name} draft={draft} />}
      {errors.length > 0 && (
        <ErrorList ref={summary} errors={errors} onField={(field) => focusField(form.current, field)} />
      )}
      {SECTIONS.map(([title, names]) => (
        <fieldset key={title} className={editGroup}>
          <legend className={groupTitle}>{title}</legend>
          {names
            .flat()
            .filter(isShown)
            .map((name) => (
              <EditField
                key={name}
                name={name}
                value={draft.answers[name]}
                before={before[name] ?? ''}
                error={errors.find(({ field }) => field === name)?.message}
                prefix={prefix}
                onType={type}
              />
            ))}
        </fieldset>
      ))}
      {failure && (
        <div className={alertBox} role="alert">
          <p>{failure}</p>
        </div>
      )}
      <div className={formActions}>
        <button
          type="submit"
          className={classes(primaryButton, maybeDisabled)}
          aria-disabled={present !== null || undefined}
        >
          {present?.action === 'edit' ? 'Saving…' : 'Save'}
        </button>
        <button type="button" className={plainButton} onClick={cancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** A field that the Tab key leads to is not behind the buttons: browsers scroll only so far that its caret is seen. */
function uncover({ key, target }: KeyboardEvent) {
  if (key === 'Tab' && target instanceof Element && target.closest('[part=field]'))
    target.scrollIntoView({ block: 'nearest' });
}

interface ErrorListProps {
  ref: RefObject<HTMLDivElement | null>;
  errors: readonly FieldError[];
  onField: (field: FieldError['field']) => void;
}

function ErrorList({ ref, errors, onField }: ErrorListProps) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of errors is no fieldset
    <div ref={ref} className={classes(alertBox, errorList)} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <p id={titleId}>Nothing was saved. Please correct what is marked:</p>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <button type="button" onClick={() => onField(field)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
