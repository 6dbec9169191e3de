import { useId, useState } from 'react';
import { applicationOf } from '../../model/application/application';
import { OTHER_CATEGORY } from '../../model/application/application-choices';
import { HONEYPOT_PART } from '../../model/application/application-parts';
import { callingCodeOf } from '../../model/application/country';
import { isPhoneNumber } from '../../model/application/phone-number';
import { useHost } from '../../ui/host/host';
import { onlySpoken } from '../../ui/style/controls';
import { css } from '../../ui/style/style';
import { useTexts } from '../../ui/text/use-texts';
import { type Answers, hasAnswers } from './draft';
import { DraftChoice } from './draft-choice';
import { DraftNotice } from './draft-notice';
import { Field } from './field';
import { star } from './field.style';
import { type FieldName, SECTIONS } from './fields';
import { FormContext } from './form-context';
import { controlNamed, focusField, readAnswers, scrollToFocus, useEdits } from './form-controls';
import { FormSection } from './form-section';
import { ErrorSummary, preload } from './on-submit';
import { PhotoField } from './photo-field';
import { Consent, SubmitButton } from './submit-area';
import { type ApplicationOptions, useApplication } from './use-application';

const fields = css`
  display: grid;
  gap: 2.5em;
  & > :not(section) {
    @container (min-width: 44em) {
      margin-inline-start: 15em;
    }
  }
`;

const legend = css`
  margin-bottom: -1.25em;
  color: var(--_text-muted);
`;

const sideBySide = css`
  display: grid;
  gap: 1.5em 1em;
  align-items: end;
  @container (min-width: 30em) {
    grid-template-columns: minmax(8em, 2fr) minmax(0, 3fr);
  }
`;

interface JoinFormProps extends ApplicationOptions {
  onDiscard: () => void;
}

export function JoinForm({ onDiscard, ...options }: JoinFormProps) {
  const t = useTexts();
  const { draft } = options;
  const prefix = useId();
  const { formRef, progress, failure, setFailure, photo, fieldErrors, submit, choosePhoto, discard } =
    useApplication(options);
  const { errors, rejections, isFirstMissing } = fieldErrors;
  const [initial, setInitial] = useState(draft.answers);
  const [isEdited, setEdited] = useState(hasAnswers(draft));
  const [phone, setPhone] = useState(() => phoneToSend(draft.answers));

  useEdits(formRef, (name, value) => {
    if (name) setEdited(true);
    if (name === 'permanentResidency') {
      const callingCode = controlNamed(formRef.current, 'callingCode');
      if (callingCode) callingCode.value = callingCodeOf(value);
    }
    if (formRef.current) setPhone(phoneToSend(readAnswers(formRef.current)));
    // 'Other' opens a field for the category, which is empty again each time.
    if (name === 'academicCategory' && value !== initial[name]) {
      setInitial({ ...initial, academicCategory: value, academicCategoryOther: '' });
    }
  });

  function startAgain() {
    discard();
    onDiscard();
  }
  // One that is being sent may have arrived.
  useHost(undefined, { reset: () => progress === undefined && startAgain() });

  return (
    <FormContext value={{ prefix, initial, errors, phone }}>
      <form ref={formRef} noValidate onFocus={preload} onSubmit={submit} aria-busy={progress !== undefined} part="form">
        {rejections > 0 && (
          <ErrorSummary
            key={rejections}
            errors={errors}
            isMissing={isFirstMissing}
            onAppear={() => scrollToFocus(formRef.current, errors)}
            onField={(field) => focusField(formRef.current, field, false)}
          />
        )}
        <div className={fields}>
          {(hasAnswers(draft) || draft.isPhotoLost) && (
            <DraftNotice isPhotoLost={photo.isLost} onDiscard={startAgain} />
          )}
          <p className={legend}>
            <span className={star} aria-hidden="true">
              *
            </span>{' '}
            {t('Required field')}
          </p>
          <DraftChoice isEdited={isEdited} />
          <PhotoField photo={photo} onPhoto={choosePhoto} />
          <Sections hasOtherCategory={initial.academicCategory === OTHER_CATEGORY} />
          {/* Out of sight without display:none, which programs look for. */}
          <div className={onlySpoken} aria-hidden="true">
            <label htmlFor={`${prefix}-reference`}>{t('Leave this empty')}</label>
            <input id={`${prefix}-reference`} name={HONEYPOT_PART} tabIndex={-1} autoComplete="off" />
          </div>
          <Consent progress={progress} failure={failure} />
        </div>
        <SubmitButton isSending={progress !== undefined} onBlocked={(reason) => setFailure(t(reason))} />
      </form>
    </FormContext>
  );
}

/** The phone number as it will be sent; '' while it is not a valid one. */
function phoneToSend(answers: Answers): string {
  const { phoneNumber } = applicationOf(answers);
  return isPhoneNumber(phoneNumber) ? phoneNumber : '';
}

function Sections({ hasOtherCategory }: { hasOtherCategory: boolean }) {
  function fieldOf(name: FieldName) {
    return (name !== 'academicCategoryOther' || hasOtherCategory) && <Field key={name} name={name} />;
  }

  const sections = Object.entries(SECTIONS) as [keyof typeof SECTIONS, readonly (FieldName | readonly FieldName[])[]][];
  return sections.map(([title, names]) => (
    <FormSection key={title} title={title}>
      {names.map((name) =>
        typeof name === 'string' ? (
          fieldOf(name)
        ) : (
          <div key={name[0]} className={sideBySide}>
            {name.map(fieldOf)}
          </div>
        ),
      )}
    </FormSection>
  ));
}
