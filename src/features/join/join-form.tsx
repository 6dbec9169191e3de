import { useId, useLayoutEffect, useState } from 'react';
import { PROFESSIONAL_CATEGORIES } from '../../model/application-choices';
import { HONEYPOT_PART } from '../../model/application-parts';
import { primaryButton } from '../../ui/controls';
import { AcademicSection } from './academic-section';
import { type Draft, hasAnswers } from './draft';
import { DraftChoice } from './draft-choice';
import { DraftNotice } from './draft-notice';
import { ErrorSummary } from './error-summary';
import { SelectField, TextField } from './field';
import { star } from './field.style';
import { FormContext } from './form-context';
import { FormSection } from './form-section';
import { closing, consent, failureBox, form, honeypot, legend } from './join-form.style';
import { PersonalSection } from './personal-section';
import { PhotoField } from './photo-field';
import { SendingBar } from './sending-bar';
import { type JoinEvents, useApplication } from './use-application';
import { useEdits } from './use-edits';

interface JoinFormProps extends Pick<JoinEvents, 'onError'> {
  api: string;
  /** What the form starts with. Another draft is another form: give it a key. */
  draft: Draft;
  onSent: (message: string) => void;
  onDiscard: () => void;
  /** Sending has begun, or is over. */
  onSending?: (sending: boolean) => void;
}

/** The form itself: six sections and the submit button (spec, section 2). */
export function JoinForm({ api, draft, onSent, onDiscard, onError, onSending }: JoinFormProps) {
  const prefix = useId();
  const { state, formRef, submit, choosePhoto, discard, focusField } = useApplication(api, draft, onSent, onError);
  const [typed, setTyped] = useState(hasAnswers(draft));
  useEdits(formRef, ({ name }) => name && setTyped(true));
  const sending = state.step === 'sending';
  // In the same commit as what is shown: a dialog that shows the thanks already hears Escape.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per change, whoever listens by then
  useLayoutEffect(() => {
    if (!sending) return;
    onSending?.(true);
    return () => onSending?.(false);
  }, [sending]);

  function startAnew() {
    discard();
    onDiscard();
  }

  return (
    <FormContext value={{ prefix, initial: draft.answers, errors: state.errors }}>
      <form ref={formRef} className={form} noValidate onSubmit={submit} aria-busy={sending} part="form">
        {hasAnswers(draft) && <DraftNotice onDiscard={startAnew} />}
        <p className={legend}>
          <span className={star} aria-hidden="true">
            *
          </span>{' '}
          Required field
        </p>
        <DraftChoice typed={typed} />
        <PhotoField photo={state.photo} problem={state.photoProblem} onPhoto={choosePhoto} />
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
        <div className={honeypot} aria-hidden="true">
          <label htmlFor={`${prefix}-reference`}>Leave this empty</label>
          <input id={`${prefix}-reference`} name={HONEYPOT_PART} tabIndex={-1} autoComplete="off" />
        </div>
        <div className={closing}>
          <p className={consent}>
            By submitting you agree that, once the association has approved it, your profile is public: everyone can see
            your name, photo, batch, work, email and links in the alumni directory.
          </p>
          {state.failure && (
            <p className={failureBox} role="alert">
              {state.failure}
            </p>
          )}
          {sending && <SendingBar part={state.progress} />}
          <button type="submit" className={primaryButton} disabled={sending} part="button">
            {sending ? 'Processing Your Application...' : 'Submit Application'}
          </button>
        </div>
        {state.alarm > 0 && <ErrorSummary key={state.alarm} errors={state.errors} onField={focusField} />}
      </form>
    </FormContext>
  );
}
