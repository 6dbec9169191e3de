import { define } from '../src/element/define';
import { Events } from '../src/features/events/events';
import { prepareEvents } from '../src/features/events/lazy-event-types';
import { EVENTS_PATH } from '../src/model/addresses/api-paths';

/**
 * Today's, upcoming and past events, six per page. If they have different types, visitors can choose one. Scrolls to the URL's `#today`, `#upcoming` or `#past` section.
 *
 * @reserve 2300px in wide columns, 4200px on a phone
 * @fallback /events The society's events
 * @part section - a section with its heading and cards
 * @part heading - a section's heading
 * @part card - one event
 * @part title - an event's title
 * @part link - the title's link or button
 * @part group - the day or month, above or next to its events
 * @part date - a day's date
 * @part day - the day's name, such as 'Today' or 'Sat'
 * @part time - when the event begins and ends
 * @part status - its status, such as cancelled, within the title
 * @part register - the registration link
 * @part more - See More
 * @part over - the word 'Ended' behind the time of an event of today that is over
 * @part types - the types to choose from
 * @part type - an event's type, such as Workshop
 * @part speaker - who speaks
 * @part seats - how many seats are left
 * @part photos - the number of photos of a past event
 * @part pager - Prev, Next and the page indicator
 * @part dialog - the dialog an event opens in
 */
export const events = define({
  tag: 'ummes-events',
  component: Events,
  data: EVENTS_PATH,
  prepare: prepareEvents,
  attributes: {
    /** Address of an event's page, with `{id}`. If unset, a dialog opens. */
    'event-href': { kind: 'template' },
    /** Sections to show. `upcoming` is one section, which has today's events too; `all` also has a section for today. */
    show: { kind: 'choice', values: ['all', 'upcoming', 'past'], initial: 'all' },
    /** Maximum number of events in each section, 1 to 100. */
    limit: { kind: 'limit' },
  },
  methods: ['refresh'],
  events: {
    /** The events are shown. `detail: { count: number }` */
    'ummes-load': { cancelable: false },
    /** Nothing can be shown. `detail: { code: 'network' | 'timeout' | 'status' | 'format' | 'unsuccessful' | 'render', message: string }` */
    'ummes-error': { cancelable: false },
    /** An event is being opened. `detail: { kind: 'event', item: SocietyEvent, href: string }` */
    'ummes-open': { cancelable: true },
  },
});
