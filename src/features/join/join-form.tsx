import { useId, useState } from 'react';
import { PROFESSIONAL_CATEGORIES } from '../../model/application-choices';
import { HONEYPOT_PART } from '../../model/application-parts';
import { onlySpoken } from '../../ui/controls';
import { AcademicSection } from './academic-section';
import { hasAnswers } from './draft';
import { DraftChoice } from './draft-choice';
import { DraftNotice } from './draft-notice';
import { ErrorSummary } from './error-summary';
import { SelectField, TextField } from './field';
import { star } from './field.style';
import { focusField } from './focus-field';
import { FormContext } from './form-context';
import { useEdits } from './form-controls';
import { FormSection } from './form-section';
import { form, legend } from './join-form.style';
import { PersonalSection } from './personal-section';
import { PhotoField } from './photo-field';
import { SubmitArea } from './submit-area';
import { type ApplicationOptions, useApplication } from './use-application';

interface JoinFormProps extends ApplicationOptions {
  onDiscard: () => void;
}

export function JoinForm({ onDiscard, ...options }: JoinFormProps) {
  const { draft } = options;
  const prefix = useId();
  const { formRef, progress, failure, photo, fieldErrors, submit, choosePhoto, discard } = useApplication(options);
  const { errors, rejections } = fieldErrors;
  const [isEdited, setEdited] = useState(hasAnswers(draft));
  useEdits(formRef, (name) => name && setEdited(true));

  function startAgain() {
    discard();
    onDiscard();
  }

  return (
    <FormContext value={{ prefix, initial: draft.answers, errors }}>
      <form ref={formRef} className={form} noValidate onSubmit={submit} aria-busy={progress !== undefined} part="form">
        {hasAnswers(draft) && <DraftNotice onDiscard={startAgain} />}
        <p className={legend}>
          <span className={star} aria-hidden="true">
            *
          </span>{' '}
          Required field
        </p>
        <DraftChoice isEdited={isEdited} />
        <PhotoField photo={photo.file} problem={photo.problem} onPhoto={choosePhoto} />
        <PersonalSection />
        <AcademicSection />
        <FormSection title="Professional Information">
          <TextField name="designation" />
          <TextField name="companyOrInstitute" />
          <SelectField name="category" options={PROFESSIONAL_CATEGORIES} />
        </FormSection>
        <FormSection title="Experience & Expertise">
          <TextField name="fieldsOfExperience" />
          <TextField name="rolesOfExperience" />
        </FormSection>
        <FormSection title="Online Presence">
          <TextField name="linkedinUrl" />
          <TextField name="websiteUrl" />
        </FormSection>
        {/* Out of sight without display:none, which programs look for. */}
        <div className={onlySpoken} aria-hidden="true">
          <label htmlFor={`${prefix}-reference`}>Leave this empty</label>
          <input id={`${prefix}-reference`} name={HONEYPOT_PART} tabIndex={-1} autoComplete="off" />
        </div>
        <SubmitArea progress={progress} failure={failure} />
        {rejections > 0 && (
          <ErrorSummary
            key={rejections}
            errors={errors}
            onField={(field) => focusField(formRef.current, field, false)}
          />
        )}
      </form>
    </FormContext>
  );
}
