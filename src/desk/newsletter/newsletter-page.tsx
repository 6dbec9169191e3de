import { dayText } from '../../model/desk/format';
import { part, quiet, twoColumns } from '../shared/desk.style';
import { DeskList } from '../shared/desk-list';
import { DownloadButton } from '../shared/download-button';
import { ReceivingOff } from '../shared/receiving-off';
import { Section } from '../shared/section';
import { AddAddresses } from './add-addresses';
import { useSubscribers } from './queries';
import { Subscriber } from './subscriber';

const FILTERS = [
  ['all', 'All'],
  ['subscribed', 'Subscribed'],
  ['left', 'Unsubscribed'],
] as const;

/** Shows the newsletter list, and forms to change it. */
export function NewsletterPage() {
  const { view, onView, query } = useSubscribers();
  const since = query.data?.since;
  return (
    <Section
      name="newsletter"
      intro="The desk stores the list of addresses; it does not send emails. Download the links, and send the newsletter with your own email program."
    >
      <ReceivingOff form="newsletter" receives={query.data?.receives}>
        Visitors cannot sign up on the site at the moment: its newsletter form stores no addresses.
      </ReceivingOff>
      <div className={twoColumns}>
        <div className={part}>
          <h3>Subscribers</h3>
          <DeskList
            name="Addresses"
            searchLabel="Search by address"
            filters={FILTERS}
            view={view}
            onView={onView}
            query={query}
            emptyText={view.filter === 'all' ? 'The list is empty. Add addresses to it.' : 'No addresses.'}
          >
            {(subscriber) => <Subscriber key={subscriber.email} subscriber={subscriber} />}
          </DeskList>
          <p className={quiet}>
            <span>
              Unsubscribed addresses stay on this list, so that neither an officer nor an import can resubscribe them:
              their owners do, by signing up.
            </span>
            {since && <span>{` First address added ${dayText(since.first)}, latest ${dayText(since.last)}.`}</span>}
          </p>
        </div>
        <div className={part}>
          <AddAddresses />
          <Downloads />
        </div>
      </div>
    </Section>
  );
}

function Downloads() {
  return (
    <div className={part}>
      <h3>Download</h3>
      <p className={quiet}>All addresses, subscribed and unsubscribed, with the dates when they joined and left.</p>
      <DownloadButton path="/newsletter/export.csv">Download the list</DownloadButton>
      <p className={quiet}>
        For your email program’s mail merge, one row per subscriber: the address (email), the link for the email’s body
        (unsubscribe), and the link for the List-Unsubscribe header (one_click). Download a new file for each mailing,
        so that it leaves out addresses that have unsubscribed.
      </p>
      <DownloadButton path="/newsletter/links.csv">Download the links</DownloadButton>
    </div>
  );
}
