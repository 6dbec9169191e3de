import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useRef, useState } from 'react';
import { isSignedOut } from '../../../api/desk/call-desk';
import { loadSubscribers, subscribers } from '../../../api/desk/subscribers';
import type { ListedSubscriber, SubscriberFilter } from '../../../model/desk/newsletter-list';
import { visibleText } from '../../../model/text/visible-text';
import { control, field, labelText } from '../../../ui/forms/form.style';
import { useDebounced } from '../../../ui/lists/use-list';
import { plainButton } from '../../../ui/style/controls';
import { classes } from '../../../ui/style/style';
import { FailureNotice, Notice } from '../../../ui/text/notice';
import { part, quiet, row, statusLine, subscriberRow } from './newsletter.style';
import { RemoveSubscriberDialog } from './remove-dialog';
import { SubscriberPager } from './subscriber-pager';
import { addresses, dayOf } from './texts';

/** The list, page by page, with a search. */
export function Subscribers() {
  useSignals();
  const { query, list, isLoading, hasFailed } = subscribers.value;
  const isAway = isSignedOut.value;
  const [search, setSearch] = useState('');
  const wanted = useDebounced(search);
  const [removing, setRemoving] = useState<ListedSubscriber>();
  const [removed, setRemoved] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useEffect(() => {
    const { query } = subscribers.peek();
    if (wanted !== query.search) void loadSubscribers({ ...query, search: wanted, page: 1 });
  }, [wanted]);

  function whenRemoved(text: string) {
    setRemoving(undefined);
    setRemoved(text);
    setTimeout(() => title.current?.focus({ preventScroll: true })); // the button that had the focus goes away
    void loadSubscribers();
  }

  const isEmpty = list?.items.length === 0;
  const isReady = list && !isLoading && !hasFailed;
  const foundText = isLoading ? 'Loading the list…' : isReady && !isEmpty ? `${addresses(list.total)} found` : '';
  return (
    <div className={part}>
      <h3 ref={title} tabIndex={-1}>
        Subscribers
      </h3>
      <search className={row} aria-label="Subscribers">
        <div className={field}>
          <label className={labelText} htmlFor={`${id}-search`}>
            Search by address
          </label>
          <input
            id={`${id}-search`}
            className={control}
            type="search"
            autoComplete="off"
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
            onChange={({ target }) =>
              void loadSubscribers({ search, filter: target.value as SubscriberFilter, page: 1 })
            }
          >
            <option value="all">Everybody</option>
            <option value="subscribed">Subscribed</option>
            <option value="left">Unsubscribed</option>
          </select>
        </div>
      </search>
      <p className={quiet}>
        Addresses that have unsubscribed stay on this list, so that no officer and no import can subscribe them again.
        Only their owners can, by signing up.
      </p>
      <p className={statusLine} role="status">
        {removed}
      </p>
      <p className={quiet} role="status">
        {foundText}
      </p>
      {hasFailed && (
        <FailureNotice
          text="The list could not be loaded. Nothing was changed."
          onRetry={() => void loadSubscribers()}
        />
      )}
      {isReady && isEmpty && (
        <Notice text={query.search || query.filter !== 'all' ? 'No addresses found.' : 'Nobody is on the list yet.'} />
      )}
      {list && !isEmpty && (
        <ul aria-label="Addresses" aria-busy={isLoading}>
          {list.items.map((item) => (
            <Row key={item.email} subscriber={item} onRemove={() => setRemoving(item)} />
          ))}
        </ul>
      )}
      {list && <SubscriberPager page={list.page} pages={list.pages} top={title} />}
      {removing && !isAway && (
        <RemoveSubscriberDialog subscriber={removing} onClose={() => setRemoving(undefined)} onRemoved={whenRemoved} />
      )}
    </div>
  );
}

function Row({ subscriber, onRemove }: { subscriber: ListedSubscriber; onRemove: () => void }) {
  const { email, unsubscribedAt, returnedAt } = subscriber;
  const id = useId();
  return (
    <li className={subscriberRow}>
      <div>
        <bdi id={id}>{visibleText(email)}</bdi>
        <small>
          {unsubscribedAt ? (
            `Unsubscribed on ${dayOf(unsubscribedAt)}`
          ) : (
            <>
              {returnedAt && <strong>Came back</strong>} <bdi>{originText(subscriber)}</bdi>
            </>
          )}
        </small>
      </div>
      <button type="button" className={plainButton} aria-describedby={id} onClick={onRemove}>
        Remove
      </button>
    </li>
  );
}

/** How somebody came to the list. */
function originText({ addedAt, source, returnedAt }: ListedSubscriber): string {
  if (!source) return `Added on ${dayOf(addedAt)}`;
  const where = source === 'site' ? 'on the site' : source === 'unknown' ? 'from an unknown page' : `on ${source}`;
  return returnedAt
    ? `Unsubscribed, then signed up again ${where} on ${dayOf(returnedAt)}`
    : `Signed up ${where} on ${dayOf(addedAt)}`;
}
