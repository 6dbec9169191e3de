import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useRef, useState } from 'react';
import { failureText } from '../../../api/desk/call-desk';
import { loadMessageFile, loadMessages, messages } from '../../../api/desk/messages';
import type { MessageFilter } from '../../../model/desk/message-list';
import { saveFile } from '../../../ui/download';
import { control, field, labelText } from '../../../ui/forms/form.style';
import { useDebounced } from '../../../ui/lists/use-list';
import { plainButton } from '../../../ui/style/controls';
import { classes } from '../../../ui/style/style';
import { FailureNotice, Notice } from '../../../ui/text/notice';
import { DeskSection } from '../desk-section';
import { part, quiet, row, statusLine } from '../newsletter/newsletter.style';
import { figure } from '../newsletter/texts';
import { usePlace } from '../use-place';
import { usePolling } from '../use-polling';
import { MessageRow } from './message-row';

/** How often new messages are asked for. */
const POLL_MS = 10_000;

/** What visitors have written by the contact form, the unanswered first. */
export function MessagesSection() {
  useSignals();
  const { query, list, hasFailed } = messages.value;
  const [search, setSearch] = useState('');
  const wanted = useDebounced(search);
  const [outcome, setOutcome] = useState('');
  const top = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const place = usePlace();
  const named = place.section === 'messages' ? place.id : '';
  const id = useId();
  usePolling(loadMessages.bind(null, undefined), POLL_MS);
  useEffect(() => setSearch(named), [named]); // a notification's link
  useEffect(() => {
    const { query } = messages.peek();
    if (wanted !== query.search) void loadMessages({ ...query, search: wanted, page: 1 });
  }, [wanted]);

  /** What was pressed will go, or move. Whoever is at something else already stays there. */
  function whenDone(text: string) {
    setOutcome(text);
    setTimeout(() => {
      const { activeElement, body } = document;
      const isHere = activeElement === body || rows.current?.contains(activeElement);
      if (isHere) top.current?.focus({ preventScroll: true });
    });
    void loadMessages();
  }

  function download() {
    loadMessageFile().then(
      ({ name, content }) => saveFile(name, content),
      (error) => setOutcome(failureText(error, 'Nothing was downloaded. Please try again.')),
    );
  }

  return (
    <DeskSection id="messages" title="Messages" aside={list && <p className={quiet}>{countsText(list.counts)}</p>}>
      <div className={part} ref={top} tabIndex={-1}>
        {list && !list.isOn && (
          <p>
            Receiving is off: the contact form sends nothing, and offers visitors an email. The setting{' '}
            <code>UMMES_RECEIVE=contact</code> of the server turns it on.
          </p>
        )}
        <search className={row} aria-label="Messages">
          <div className={field}>
            <label className={labelText} htmlFor={`${id}-search`}>
              Search
            </label>
            <input
              id={`${id}-search`}
              className={control}
              type="search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          </div>
          <div className={classes(field, 'narrow')}>
            <label className={labelText} htmlFor={`${id}-filter`}>
              Show
            </label>
            <select
              id={`${id}-filter`}
              className={control}
              value={query.filter}
              onChange={({ target }) => void loadMessages({ search, filter: target.value as MessageFilter, page: 1 })}
            >
              <option value="all">All</option>
              <option value="open">Unanswered</option>
              <option value="answered">Answered</option>
            </select>
          </div>
          <button type="button" className={plainButton} onClick={download}>
            Download
          </button>
        </search>
        <p className={statusLine} role="status">
          {outcome}
        </p>
        {hasFailed && (
          <FailureNotice
            text="The messages could not be loaded. Nothing was changed."
            onRetry={() => void loadMessages()}
          />
        )}
        {list?.total === 0 && (
          <Notice text={search || query.filter !== 'all' ? 'No message is found.' : 'No messages yet.'} />
        )}
        <ul ref={rows} aria-label="Messages">
          {list?.items.map((message) => (
            <MessageRow key={message.id} message={message} onDone={whenDone} />
          ))}
        </ul>
        {list && list.pages > 1 && <Pages page={list.page} pages={list.pages} />}
      </div>
    </DeskSection>
  );
}

function countsText({ open, answered }: { open: number; answered: number }): string {
  return `${figure(open)} unanswered, ${figure(answered)} answered`;
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const button = (name: string, target: number) => (
    <button
      type="button"
      className={plainButton}
      disabled={target < 1 || target > pages}
      onClick={() => void loadMessages({ ...messages.peek().query, page: target })}
    >
      {name}
    </button>
  );
  return (
    <nav className={row} aria-label="Messages, pages">
      {button('Prev', page - 1)}
      <span aria-live="polite">
        {page} / {pages}
      </span>
      {button('Next', page + 1)}
    </nav>
  );
}
