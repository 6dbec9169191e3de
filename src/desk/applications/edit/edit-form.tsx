import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { CallError } from '../../../api/call';
import { currentApplication, failureText } from '../../../api/desk/desk-failure';
import { FIELDS, fieldLines, SECTIONS } from '../../../features/join/fields';
import { applicationOf, fieldErrorsIn, validateApplication } from '../../../model/application/application';
import { OTHER_CATEGORY } from '../../../model/application/application-choices';
import type { Application } from '../../../model/application/application-fields';
import { isPublicField } from '../../../model/application/public-fields';
import type { ApplicationDetail } from '../../../model/desk/application';
import { changesBetween, draftOf, type EditDraft, isEdited, readEditDraft, rebased } from '../../../model/desk/edit';
import { pastedEmail } from '../../../model/forms/field-rules';
import { Field } from '../../../ui/forms/field';
import type { Failure, FieldAttributes } from '../../../ui/forms/form-options';
import type { Choices } from '../../../ui/forms/select';
import { useForm } from '../../../ui/forms/use-form';
import { primaryButton } from '../../../ui/style/controls';
import { Alert, Button } from '../../shared/controls';
import { part } from '../../shared/desk.style';
import { readDraft, writeDraft } from '../../shared/drafts';
import { actionBar, editGroup, groupTitle } from '../applications.style';
import { PUBLIC, PublicNote } from '../detail/public-note';
import { saveEdit } from '../queries';
import { ConflictNotice } from './conflict-notice';

interface EditFormProps {
  application: ApplicationDetail;
  /** Called with the current application if someone else has changed it. */
  onConflict: (current: ApplicationDetail) => void;
  /** Called when the edit is saved or cancelled. */
  onEnd: (application: ApplicationDetail) => void;
}

/** Edits an application, with the join form's validation. After a conflict, restarts from the current version. */
export function EditForm(props: EditFormProps) {
  return <Edit key={props.application.history.length} {...props} />;
}

function Edit({ application, onConflict, onEnd }: EditFormProps) {
  const { id, history } = application;
  const [earlier] = useState(() => readEditDraft(readDraft(id)));
  const [draft] = useState<EditDraft>(() => (earlier ? rebased(earlier, application) : draftOf(application)));
  const [category, setCategory] = useState(draft.answers.academicCategory);
  const save = useMutation({
    async mutationFn(edited: Application) {
      const changes = changesBetween(draft.base, edited);
      if (!isMissing(changes, application.fields)) return application;
      return saveEdit(id, { version: draft.version, status: draft.status, changes }).catch((error) => {
        // An earlier attempt may have been saved even though its response was lost.
        const current = currentApplication(error);
        if (!current || isMissing(changes, current.fields)) throw error;
        return current;
      });
    },
  });
  const form = useForm<Application, ApplicationDetail>({
    initial: draft.answers,
    read(answers) {
      const typed = { ...draft.answers, ...answers };
      return applicationOf({ ...typed, email: pastedEmail(typed.email) });
    },
    check: validateApplication,
    send: (edited) => save.mutateAsync(edited),
    onSent: (_, saved) => onEnd(saved ?? application),
    onFailure(error): Failure {
      const current = currentApplication(error);
      if (current) onConflict(current);
      const errors = error instanceof CallError && error.status === 422 ? fieldErrorsIn(error.body) : [];
      const text = failureText(error, 'Your changes may not have been saved. It is safe to save again.');
      return { text: `${text} What you typed is still here.`, errors };
    },
    onEdit: (name, value) => name === 'academicCategory' && setCategory(value),
    draft: {
      save(answers) {
        const edited = { ...draft, answers: { ...draft.answers, ...answers } };
        writeDraft(id, isEdited(edited) ? edited : undefined);
      },
      remove: () => writeDraft(id, undefined),
    },
  });
  useLayoutEffect(() => form.ref.current?.focus({ preventScroll: true }), [form.ref]);

  function cancel() {
    form.draft.discard();
    onEnd(application);
  }

  const isShown = (name: string): name is keyof Application =>
    name !== 'callingCode' && (name !== 'academicCategoryOther' || category === OTHER_CATEGORY);
  const isConflict = earlier !== undefined && earlier.entries !== history.length;
  return (
    <form {...form.form} className={part} tabIndex={-1} aria-label="Edit this application" onKeyUp={uncover}>
      {isConflict && <ConflictNotice draft={earlier} application={application} />}
      <PublicNote application={application} />
      {SECTIONS.map((section) => (
        <fieldset key={section} className={editGroup}>
          <legend className={groupTitle}>{section}</legend>
          {fieldLines(section)
            .flat()
            .filter(isShown)
            .map((name) => (
              <EditField key={name} name={name} value={draft.answers[name]} attributes={form.field(name)} />
            ))}
        </fieldset>
      ))}
      {form.errors.length > 0 && <Alert>Nothing was saved. Please correct the marked fields.</Alert>}
      {form.failure && form.errors.length === 0 && <Alert>{form.failure.text}</Alert>}
      <div className={actionBar}>
        <button {...form.button} className={primaryButton}>
          {form.isSending ? 'Saving…' : 'Save'}
        </button>
        <Button onPress={cancel}>Cancel</Button>
      </div>
    </form>
  );
}

/** Tests whether an application's fields lack some of the changes. */
function isMissing(changes: Partial<Application>, fields: Application): boolean {
  return Object.keys(changesBetween(fields, { ...fields, ...changes })).length > 0;
}

/** After Tab, scrolls the whole field out from behind the actions; browsers only bring its caret into view. */
function uncover({ key, target }: KeyboardEvent) {
  if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' });
}

const CALLING_CODE = 'With the calling code, such as +94712345678';

interface EditFieldProps {
  name: keyof Application;
  value: string;
  attributes: FieldAttributes;
}

/** A join form field. Its options include the current value, even if the form no longer offers it. */
function EditField({ name, value, attributes }: EditFieldProps) {
  const { placeholder, hint, options, section: _, isBesideNext: __, ...field } = FIELDS[name];
  const withCurrent: Choices = (t, lang) => {
    const offered = options?.(t, lang) ?? [];
    const isOffered = !value || offered.some((option) => (typeof option === 'string' ? option : option[0]) === value);
    return isOffered ? offered : [...offered, value];
  };
  return (
    <Field
      {...field}
      {...attributes}
      hint={isPublicField(name) ? PUBLIC : name === 'phoneNumber' ? CALLING_CODE : hint}
      placeholder={options && placeholder}
      options={options && withCurrent}
      autoComplete="off"
    />
  );
}
