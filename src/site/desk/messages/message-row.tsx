import { useState } from 'react';
import { failureText } from '../../../api/desk/call-desk';
import { markMessage, removeMessage } from '../../../api/desk/messages';
import { site } from '../../../content/site';
import type { ListedMessage, MessageOutcome } from '../../../model/desk/message-list';
import { visibleText } from '../../../model/text/visible-text';
import { plainButton } from '../../../ui/style/controls';
import { css } from '../../../ui/style/style';
import { Ago } from '../moment';
import { quiet, row } from '../newsletter/newsletter.style';
import { RemovalDialog } from '../removal-dialog';

const item = css`
  display: grid;
  gap: 0.6em;
  padding-block: 1em;
  border-block-end: 1px solid var(--_border);
  & > blockquote {
    max-width: 65ch;
    margin: 0;
    padding-inline-start: 1em;
    border-inline-start: 3px solid var(--_border-strong);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

const GONE = 'This message was not there any more.';

interface MessageRowProps {
  message: ListedMessage;
  /** Called with what became of it. */
  onDone: (text: string) => void;
}

/** A message, and what can be done with it. Its texts are shown as they are, and nothing in them is followed. */
export function MessageRow({ message, onDone }: MessageRowProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { id, name, email, receivedAt, answeredAt, answeredBy } = message;
  const from = visibleText(name);

  async function act(call: () => Promise<MessageOutcome>, done: string) {
    if (isBusy) return;
    setBusy(true);
    try {
      onDone((await call()).isDone ? done : GONE);
    } catch (error) {
      onDone(failureText(error, 'It is not certain what was changed: look at the list.'));
    } finally {
      setBusy(false);
      setAsking(false);
    }
  }

  const marked = answeredAt ? 'unanswered' : 'answered';
  return (
    <li className={item} aria-busy={isBusy}>
      <p>
        <b>
          <bdi>{from}</bdi>
        </b>{' '}
        <bdi>{visibleText(email)}</bdi>
      </p>
      <p className={quiet}>
        <Ago at={receivedAt} />
        {answeredAt && (
          <>
            {'; answered '}
            <Ago at={answeredAt} />
            {answeredBy && (
              <>
                {' by '}
                <bdi>{visibleText(answeredBy)}</bdi>
              </>
            )}
          </>
        )}
      </p>
      <blockquote dir="auto">{message.message.split('\n').map(visibleText).join('\n')}</blockquote>
      <div className={row}>
        <a className={plainButton} href={replyTo(message)} rel="noopener noreferrer">
          Reply
        </a>
        <button
          type="button"
          className={plainButton}
          onClick={() => void act(() => markMessage(id, !answeredAt), `The message of ${from} is marked as ${marked}.`)}
        >
          Mark as {marked}
        </button>
        <button type="button" className={plainButton} onClick={() => setAsking(true)}>
          Remove
        </button>
      </div>
      {isAsking && (
        <RemovalDialog
          label="Remove a message"
          title={
            <>
              Remove the message of <bdi>{from}</bdi>?
            </>
          }
          cancelText="Keep"
          isBusy={isBusy}
          onRemove={() => void act(() => removeMessage(id), `The message of ${from} was removed.`)}
          onClose={() => setAsking(false)}
        >
          <p>It is deleted from the server, and cannot be taken back. Older backups may still hold it.</p>
        </RemovalDialog>
      )}
    </li>
  );
}

/** An email to whoever wrote, with their words quoted. */
function replyTo({ name, email, message }: ListedMessage): string {
  const quoted = message.split('\n').map((line) => `> ${line}`);
  const body = [`Dear ${name},`, '', '', ...quoted].join('\r\n');
  const subject = `Your message to ${site.name}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
