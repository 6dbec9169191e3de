import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Text } from '../../texts/text';
import { intoView } from '../../ui/forms/focus-field';
import { errorLine } from '../../ui/forms/form.style';
import { Heading, useTexts } from '../../ui/host/host';
import { primaryButton } from '../../ui/style/controls';
import { accentProgress, extend, mono, muted, row, sheet, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

const consent = extend(stack)`
  gap: 1.25em;
  padding-top: 1.25em;
  border-top: 1px solid var(--_border-strong);
  & > :first-child {
    max-width: 60ch;
  }
`;

/** A dialog keeps the submit button in view (join-dialog.style.ts). */
const submitBar = css`
  padding-top: 1.25em;
  @container (min-width: 44em) {
    margin-inline-start: 15em;
  }
  & > button {
    min-height: 3em;
    padding-inline: 1.75em;
  }
`;

const failureBox = extend(errorLine, sheet)`
  padding: 1em;
  border-color: var(--_danger);
  border-inline-start-width: 4px;
  scroll-margin-bottom: 6em; /* room for the submit button */
`;

const progressBar = extend(row, mono, accentProgress)`
  width: 100%;
  & > progress {
    flex: 1 1 12em;
    max-width: 24em;
    height: 10px;
    appearance: none;
    border: 1px solid var(--_border-strong);
    background: var(--_surface);
  }
`;

/** In a wide form, the title is beside the fields; otherwise, it is above them. */
const section = extend(stack)`
  gap: 1.25em;
  padding-top: 1.25em;
  border-top: 1px solid var(--_border-strong);
  @container (min-width: 44em) {
    grid-template-columns: 13em minmax(0, 1fr);
    gap: 2em;
  }
  & > [data-heading] {
    font-family: var(--_font-mono);
    font-size: 0.85em;
    font-weight: 600;
    letter-spacing: 0.08em;
    text-transform: uppercase;
    line-height: 1.5;
    color: var(--_text-muted); /* not the accent, which is close to the colour of errors */
  }
  & > div {
    display: grid;
    gap: 1.5em;
    min-width: 0;
  }
`;

interface ConsentProps {
  /** The fraction that has been uploaded, 0 to 1; undefined while nothing is being sent. */
  progress: number | undefined;
  /** Why the last attempt failed. */
  failure: string | undefined;
}

/** The consent text, why the last attempt failed, and the upload's progress. */
export function Consent({ progress, failure }: ConsentProps) {
  const t = useTexts();
  return (
    <div className={consent}>
      <p className={muted}>
        {t(
          'By submitting, you agree that your profile will be public once the association has approved it: everyone can see your name, photo, batch, work, email and links in the alumni directory.',
        )}
      </p>
      {failure && (
        <p ref={intoView} className={failureBox} role="alert">
          {failure}
        </p>
      )}
      {progress !== undefined && <ProgressBar percent={Math.floor(progress * 100)} />}
    </div>
  );
}

/** How much of an application has been sent. */
function ProgressBar({ percent }: { percent: number }) {
  const t = useTexts();
  return (
    <div className={progressBar}>
      <progress aria-label={t('Sending your application')} max={100} value={percent} />
      <span>{percent < 100 ? `${percent}%` : t('Sent, waiting for a response')}</span>
    </div>
  );
}

export function SubmitButton({ isSending, ...attributes }: ComponentProps<'button'> & { isSending: boolean }) {
  const t = useTexts();
  return (
    <div className={submitBar} data-submit="">
      <button {...attributes} className={primaryButton} disabled={isSending} part="button">
        {t(isSending ? 'Processing Your Application...' : 'Submit Application')}
      </button>
    </div>
  );
}

export function FormSection({ title, children }: { title: Text; children: ReactNode }) {
  const t = useTexts();
  const id = useId();
  return (
    <section className={section} aria-labelledby={id} part="section">
      <Heading level={3} below={1} id={id}>
        {t(title)}
      </Heading>
      <div>{children}</div>
    </section>
  );
}
