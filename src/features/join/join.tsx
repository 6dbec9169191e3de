import { useState } from 'react';
import { Heading, useHasHeadings, useHost, useTexts } from '../../ui/host/host';
import { css } from '../../ui/style/style';
import { newDraft, openDraft } from './draft';
import { JoinForm } from './join-form';
import { LazySuccessPanel } from './load-submission';
import type { JoinEvents } from './use-application';

const join = css`
  container-type: inline-size;
`;

const joinTitle = css`
  margin-bottom: 0.5em;
  padding-inline-end: 1.5em;
`;

export interface JoinProps extends JoinEvents {
  /** Base URL of the API, '' for the page's own origin. */
  api?: string;
  /** Called when sending starts or ends. A dialog must not close in between. */
  onSending?: (isSending: boolean) => void;
  /** Called when 'View Alumni Network' is pressed. The form may then close. */
  onView?: () => void;
}

/** The application form, then the thank-you. */
export function Join({ api = '', onSubmit, onError, onSending, onView }: JoinProps) {
  const t = useTexts();
  const [draft, setDraft] = useState(openDraft);
  const [thanks, setThanks] = useState('');
  const startAgain = () => setDraft(newDraft());
  const hasHeadings = useHasHeadings();
  useHost('ready', thanks ? { reset: () => setThanks('') } : {});

  function thank(message: string) {
    startAgain();
    if (onSubmit?.({ message }) !== false) setThanks(message);
  }

  return (
    <div className={join}>
      {hasHeadings && (
        <Heading level={2} className={joinTitle} part="title">
          {t('Join Our Alumni Network')}
        </Heading>
      )}
      {thanks ? (
        <LazySuccessPanel message={thanks} onView={onView} />
      ) : (
        <JoinForm
          key={draft.idempotencyKey}
          api={api}
          draft={draft}
          onSent={thank}
          onDiscard={startAgain}
          onError={onError}
          onSending={onSending}
        />
      )}
    </div>
  );
}
