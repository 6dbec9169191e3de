import { useState } from 'react';
import { noteBox } from '../shared/desk.style';
import { DeskList } from '../shared/desk-list';
import { DownloadButton } from '../shared/download-button';
import { ReceivingOff } from '../shared/receiving-off';
import { Section } from '../shared/section';
import { MessageItem } from './message-item';
import { useMessages } from './queries';

const FILTERS = [
  ['all', 'All'],
  ['open', 'Unanswered'],
  ['answered', 'Answered'],
] as const;

/** Lists the messages from the contact form. */
export function MessagesPage() {
  const { view, onView, query } = useMessages();
  const [outcome, setOutcome] = useState('');
  return (
    <Section
      name="messages"
      intro="Messages from the contact form. Reply opens your email program. Messages are deleted after a year."
    >
      <ReceivingOff form="contact" receives={query.data?.receives}>
        The site does not receive messages at the moment: its contact form offers an email to the address in Site
        instead. Without that address, it thanks visitors and sends nothing.
      </ReceivingOff>
      <p className={noteBox} role="status">
        {outcome}
      </p>
      <DeskList
        name="Messages"
        searchLabel="Search"
        filters={FILTERS}
        view={view}
        onView={onView}
        query={query}
        emptyText={view.filter === 'all' ? 'No messages yet.' : 'No messages.'}
        action={<DownloadButton path="/messages/export.csv">Download</DownloadButton>}
      >
        {(message) => <MessageItem key={message.id} message={message} onDone={setOutcome} />}
      </DeskList>
    </Section>
  );
}
