import { define } from '../src/element/define';
import { EventById } from '../src/features/events/event-by-id';
import { EVENTS_PATH } from '../src/model/addresses/api-paths';

/**
 * One event whole: picture, date, place, description, gallery, and ways to keep it in a calendar.
 *
 * @reserve 900px
 * @fallback /events The events of the society
 * @part event - the whole article
 * @part title - the event's title
 * @part date - the date block
 * @part time - when it begins and ends
 * @part status - what has become of it, within the title
 * @part register - the link to its registration
 * @part location - the location block
 * @part description - the description
 * @part gallery - the grid of further pictures
 * @part back - the Back to Events button
 * @part dialog - the dialog of an enlarged picture
 */
export const eventDetail = define({
  tag: 'ummes-event-detail',
  component: EventById,
  data: EVENTS_PATH,
  attributes: {
    /** Id of the event, looked up among the society's events. @example sample-formula-student */
    'event-id': { kind: 'text' },
    /** Where 'Back to Events' leads, as `/activities` or `#activities`. Without it the button only says so, unless `ummes-back` is cancelled. */
    'back-href': { kind: 'text', unsent: true },
    /** The event's own address, to be shared and put into calendars. Without it nothing is shared. */
    href: { kind: 'text' },
  },
  /** The event itself, as `ummes-open` gives it or as a row of the sheet; then nothing is fetched. `type: SocietyEvent | Record<string, unknown>` */
  properties: ['event'],
  methods: ['refresh'],
  events: {
    /** The event is shown. `detail: { count: number }` */
    'ummes-load': { cancelable: false },
    /** Nothing can be shown. `detail: { code: 'network' | 'timeout' | 'status' | 'format' | 'unsuccessful' | 'not-found' | 'render', message: string }` */
    'ummes-error': { cancelable: false },
    /** Back to Events was pressed; cancel to go back yourself. */
    'ummes-back': { cancelable: true },
  },
});
