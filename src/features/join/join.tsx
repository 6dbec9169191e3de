import { useState } from 'react';
import { showToast } from '../../ui/toast/toast';
import { newDraft, openDraft } from './draft';
import { join, joinTitle } from './join.style';
import { JoinForm } from './join-form';
import { SuccessPanel } from './success-panel';
import type { JoinEvents } from './use-application';

export interface JoinProps extends JoinEvents {
  /** Base address of the calls, '' for the page's own origin. */
  api?: string;
  /** Sending has begun, or is over: a dialog must not close meanwhile. */
  onSending?: (sending: boolean) => void;
  /** 'View Alumni Network' was pressed, and the form may close. */
  onView?: () => void;
}

/** 'Join Our Alumni Network': the application form, and the thanks in its place (spec, section 2). */
export function Join({ api = '', onSubmit, onError, onSending, onView }: JoinProps) {
  const [draft, setDraft] = useState(openDraft);
  const [message, setMessage] = useState('');

  function thank(text: string) {
    setDraft(newDraft());
    if (onSubmit?.({ message: text }) === false) return;
    setMessage(text);
    void showToast('success', text);
  }

  return (
    <div className={join}>
      <h2 className={joinTitle} part="title">
        Join Our Alumni Network
      </h2>
      {message ? (
        <SuccessPanel message={message} onView={onView} />
      ) : (
        <JoinForm
          key={draft.attemptId}
          api={api}
          draft={draft}
          onSent={thank}
          onDiscard={() => setDraft(newDraft())}
          onError={onError}
          onSending={onSending}
        />
      )}
    </div>
  );
}
