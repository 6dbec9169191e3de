import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { isSignedOut } from '../../../api/desk/call-desk';
import { loadSubscribers, subscribers } from '../../../api/desk/subscribers';
import { DeskSection } from '../desk-section';
import { AddSubscriber } from './add-subscriber';
import { Downloads } from './downloads';
import { ImportList } from './import-list';
import { columns, quiet, stack } from './newsletter.style';
import { Subscribers } from './subscribers';
import { dayOf, figure } from './texts';

/** Who gets the newsletter, and who has left. */
export function NewsletterSection() {
  useSignals();
  const isAway = isSignedOut.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value of a signal changes
  useEffect(() => {
    if (!isAway) void loadSubscribers();
  }, [isAway]);

  return (
    <DeskSection id="newsletter" title="Newsletter" aside={<Counts />}>
      <div className={columns}>
        <div className={stack}>
          <AddSubscriber />
          <ImportList />
          <Downloads />
        </div>
        <Subscribers />
      </div>
    </DeskSection>
  );
}

function Counts() {
  useSignals();
  const { list } = subscribers.value;
  if (!list) return null;
  const { counts, since } = list;
  return (
    <p className={quiet}>
      <b>{figure(counts.subscribed)}</b> subscribed, {figure(counts.left)} unsubscribed
      {since && `, since ${dayOf(since.first)}; last one added ${dayOf(since.last)}`}
    </p>
  );
}
