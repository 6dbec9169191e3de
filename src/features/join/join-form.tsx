import { Fragment } from 'react';
import { OTHER_CATEGORY } from '../../model/application/application-choices';
import { HONEYPOT_PART } from '../../model/application/application-parts';
import { type Answers, controlNamed } from '../../ui/forms/controls';
import { Field } from '../../ui/forms/field';
import { focusField, scrollToControl } from '../../ui/forms/focus-field';
import { useHost, useTexts } from '../../ui/host/host';
import { visuallyHidden } from '../../ui/style/controls';
import { extend, muted, problemText, stack } from '../../ui/style/recipes.style';
import { hasAnswers } from './draft';
import { DraftChoice, DraftNotice } from './draft-notice';
import { FIELDS, type FieldName, fieldLines, SECTIONS } from './fields';
import { Consent, FormSection, SubmitButton } from './form-parts';
import { LazyErrorSummary, type Rules } from './load-submission';
import { PhotoField } from './photo-field';
import { type ApplicationOptions, useApplication } from './use-application';

const fields = extend(stack)`
  gap: 2.5em;
  overflow-anchor: none; /* the error summary itself keeps the scroll position */
  & > :not(section) {
    @container (min-width: 44em) {
      margin-inline-start: 15em;
    }
  }
`;

const legend = extend(muted)`
  margin-bottom: -1.25em;
`;

const sideBySide = extend(stack)`
  gap: 1.5em 1em;
  @container (min-width: 30em) {
    grid-template-columns: minmax(8em, 5fr) minmax(0, 6fr);
    gap: 0.3em 1em;
    & > [data-summary] {
      margin-bottom: 1.2em;
    }
    /* The labels, hints, errors and controls of both fields line up. */
    & > [part] {
      grid-row: span 4;
      grid-template-rows: subgrid;
      & > :last-child {
        grid-row-end: -1;
      }
    }
  }
`;

interface JoinFormProps extends ApplicationOptions {
  onDiscard: () => void;
}

export function JoinForm({ onDiscard, ...options }: JoinFormProps) {
  const t = useTexts();
  const { draft } = options;
  const form = useApplication(options);
  const { errors, rejection, answers, photo } = form;
  const application: Record<string, string> = rejection.values?.application ?? {};
  const focusedControl = () => errors.map(({ field }) => controlNamed(form.ref.current, field)).find(hasFocus);

  function startAgain() {
    form.draft.discard();
    onDiscard();
  }
  // No reset while sending, because the application may already have arrived.
  useHost(undefined, { reset: () => !form.isSending && startAgain() });

  const summary = (
    <LazyErrorSummary
      key={rejection.count}
      errors={errors}
      isMissing={(field) => application[field] === ''}
      onAppear={() => scrollToControl(focusedControl())}
      onField={(field) => focusField(form.ref.current, field)}
    />
  );

  function fieldNamed(name: FieldName) {
    if (name === 'academicCategoryOther' && form.initial.academicCategory !== OTHER_CATEGORY) return null;
    const { placeholder, hint, section: _, isBesideNext: __, ...others } = FIELDS[name];
    const phone = name === 'phoneNumber' && form.rules && phoneToSend(answers, form.rules);
    return (
      <Fragment key={name}>
        {rejection.first === name && summary}
        <Field
          {...form.field(name)}
          {...others}
          placeholder={placeholder && t(placeholder)}
          hint={phone ? t('Will be sent as {phone}', { phone }) : hint && t(hint)}
        />
      </Fragment>
    );
  }

  return (
    <form {...form.form} aria-busy={form.isSending} part="form">
      <div className={fields}>
        {(hasAnswers(draft.answers) || draft.isPhotoLost) && (
          <DraftNotice isPhotoLost={photo.isLost} onDiscard={startAgain} />
        )}
        <p className={legend}>
          <span className={problemText} aria-hidden="true">
            *
          </span>{' '}
          <span>{t('Required field')}</span>
        </p>
        <PhotoField form={form}>{rejection.first === 'profileImage' && summary}</PhotoField>
        {SECTIONS.map((section) => (
          <FormSection key={section} title={section}>
            {fieldLines(section).map((names) =>
              names.length === 1 ? (
                names.map(fieldNamed)
              ) : (
                <div key={names[0]} className={sideBySide}>
                  {names.map(fieldNamed)}
                </div>
              ),
            )}
          </FormSection>
        ))}
        {/* Hidden without display:none, which bots look for. */}
        <div className={visuallyHidden} aria-hidden="true">
          <label htmlFor={`${form.id}-reference`}>{t('Leave this empty')}</label>
          <input id={`${form.id}-reference`} name={HONEYPOT_PART} tabIndex={-1} autoComplete="off" />
        </div>
        <DraftChoice isEdited={hasAnswers(answers) || photo.file !== undefined} />
        <Consent progress={form.progress} failure={form.failure?.text} />
      </div>
      <SubmitButton {...form.button} isSending={form.isSending} />
    </form>
  );
}

const hasFocus = (control: Element | undefined) => control?.matches(':focus');

/** Returns the phone number as it will be sent; '' while it is invalid. */
function phoneToSend(answers: Answers, { applicationOf, isPhoneNumber }: Rules): string {
  const { phoneNumber } = applicationOf(answers);
  return isPhoneNumber(phoneNumber) ? phoneNumber : '';
}
