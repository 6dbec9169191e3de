import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../api/desk/desk-failure';
import { mailLink } from '../../model/addresses/links';
import { momentText } from '../../model/desk/format';
import type { ListedMessage, MessageOutcome } from '../../model/desk/message-list';
import { visibleText } from '../../model/text/visible-text';
import { CopyButton } from '../../ui/copy-button';
import { plainButton } from '../../ui/style/controls';
import { extend, row } from '../../ui/style/recipes.style';
import { ConfirmButton } from '../shared/confirm-button';
import { Alert, Button } from '../shared/controls';
import { part, quiet } from '../shared/desk.style';
import { Ago, PersonText } from '../shared/texts';
import { useDeskSociety } from '../shared/use-desk-society';
import { deleteMessage, markMessage } from './queries';

const item = extend(part)`
  gap: 0.6em;
  padding-block: 1em;
  border-block-end: 1px solid var(--_border);
  & > blockquote {
    max-width: 65ch;
    margin: 0;
    padding-inline-start: 1em;
    border-inline-start: 3px solid var(--_border-strong);
    white-space: pre-wrap;
  }
`;

interface MessageItemProps {
  message: ListedMessage;
  /** Called with the outcome, as a sentence, once the message is marked or deleted. */
  onDone: (outcome: string) => void;
}

/** A message with its actions. */
export function MessageItem({ message, onDone }: MessageItemProps) {
  const { id, name, email, receivedAt, answeredAt, answeredBy } = message;
  const from = visibleText(name);
  const reply = replyTo(message);
  const society = useDeskSociety()?.name ?? 'us';
  const { href, isShortened } = mailLink(email, { subject: `Your message to ${society}`, body: reply });
  const mark = useMutation({
    mutationFn: () => markMessage(id, !answeredAt),
    onSuccess: (result) => finish(result, answeredAt ? 'marked as unanswered' : 'marked as answered'),
  });

  function finish({ isDone }: MessageOutcome, done: string) {
    onDone(isDone ? `The message from ${from} was ${done}.` : 'This message no longer exists.');
  }

  async function remove() {
    finish(await deleteMessage(id), 'deleted');
  }

  return (
    <li className={item}>
      <p id={`message-${id}`}>
        <b>
          <PersonText>{name}</PersonText>
        </b>{' '}
        <PersonText>{email}</PersonText>
      </p>
      <p className={quiet}>
        <span>Sent</span> <Ago at={receivedAt} />
        {answeredAt && (
          <PersonText>{`, answered on ${momentText(answeredAt)}${answeredBy ? ` by ${answeredBy}` : ''}`}</PersonText>
        )}
      </p>
      <blockquote dir="auto">{message.message.split('\n').map(visibleText).join('\n')}</blockquote>
      <div className={row}>
        <a className={plainButton} href={href} rel="noopener noreferrer">
          Reply
        </a>
        {isShortened && <CopyButton text={reply}>Copy the whole reply</CopyButton>}
        <Button isBusy={mark.isPending} onPress={mark.mutate}>
          {`Mark as ${answeredAt ? 'unanswered' : 'answered'}`}
        </Button>
        <ConfirmButton
          name="Delete"
          describedBy={`message-${id}`}
          question={`Delete the message from ${from}?`}
          run={remove}
        >
          <p>This cannot be undone. Older backups may still contain the message.</p>
        </ConfirmButton>
      </div>
      {mark.error && <Alert>{`The message was not marked. ${failureText(mark.error)}`}</Alert>}
    </li>
  );
}

/** Returns the text of a reply, which quotes the message. */
function replyTo({ name, message }: ListedMessage): string {
  const quoted = message.split('\n').map((line) => `> ${line}`);
  return [`Dear ${name},`, '', '', ...quoted].join('\n');
}
