import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CallError } from '../../api/call';
import { unsubscribe } from '../../api/unsubscribe';
import { unsubscribeToken } from '../../model/unsubscribe-token';
import { primaryButton } from '../../ui/controls';
import { box, failure, heading } from './unsubscribe.style';

export interface UnsubscribeProps {
  api?: string;
  /** From the emailed link. Default: `token`, else `id`, of the page's query string. */
  token?: string;
  /** Level of the heading. Default 2. */
  level?: 1 | 2;
  /** The reader has confirmed; return false to end the subscription yourself. */
  onUnsubscribe?: (detail: { token: string }) => boolean | void;
  /** The subscription has ended. */
  onSubmit?: (detail: { message: string }) => void;
  onError?: (detail: { code: string; message: string }) => void;
}

type Step = { at: 'confirm' | 'sending'; error: string } | { at: 'done'; message: string };

/** Ends a subscription on a click; nothing is sent before, as mail scanners follow links (spec, section 2). */
export function Unsubscribe({ api = '', token = '', level = 2, onUnsubscribe, onSubmit, onError }: UnsubscribeProps) {
  // A prerendered page knows no query string.
  const query = useSyncExternalStore(
    watchNothing,
    () => location.search,
    () => null,
  );
  const given = token.trim() || (query === null ? null : unsubscribeToken(query));
  const [step, setStep] = useState<Step>({ at: 'confirm', error: '' });
  const title = useRef<HTMLHeadingElement>(null);
  const Title = level === 1 ? 'h1' : 'h2';

  // The outcome replaces the button that had the focus.
  useEffect(() => {
    if (step.at === 'done') title.current?.focus();
  }, [step.at]);

  async function confirm() {
    if (!given || step.at !== 'confirm' || onUnsubscribe?.({ token: given }) === false) return;
    setStep({ at: 'sending', error: '' });
    try {
      const message = (await unsubscribe(api, given)) || 'You have been unsubscribed successfully.';
      setStep({ at: 'done', message });
      onSubmit?.({ message });
    } catch (cause) {
      const { code, message } = cause instanceof CallError ? cause : { code: 'network', message: '' };
      const error = message || 'Something went wrong. Please try again later.';
      setStep({ at: 'confirm', error });
      onError?.({ code, message: error });
    }
  }

  if (step.at === 'done') {
    return (
      <div className={box}>
        <Title ref={title} className={heading} tabIndex={-1} part="title">
          Unsubscribed
        </Title>
        <p role="status">{step.message}</p>
      </div>
    );
  }
  if (given === '') {
    return (
      <div className={box}>
        <Title className={heading} part="title">
          Invalid Link
        </Title>
        <p>The unsubscribe link you followed is invalid or expired.</p>
      </div>
    );
  }
  return (
    <div className={box}>
      <Title className={heading} part="title">
        Confirm Unsubscribe
      </Title>
      <p>You will no longer get our newsletter.</p>
      <button
        type="button"
        className={primaryButton}
        disabled={!given}
        aria-disabled={step.at === 'sending'}
        onClick={confirm}
        part="button"
      >
        Yes, Unsubscribe
      </button>
      <p role="alert" className={failure}>
        {step.error}
      </p>
    </div>
  );
}

function watchNothing() {
  return () => {};
}
