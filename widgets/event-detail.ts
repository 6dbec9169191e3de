import { define } from '../src/element/define';
import { EventById } from '../src/features/events/event-by-id';
import { EVENTS_PATH } from '../src/model/addresses/api-paths';
import { prepareDrawing } from '../src/ui/pictures/lazy-drawing';

/**
 * One event with its picture, date, place, description, gallery, calendar and sharing.
 *
 * @reserve 900px
 * @fallback /events The society's events
 * @part event - the whole article
 * @part title - the event's title
 * @part date - the date block
 * @part time - when the event begins and ends
 * @part over - the word 'Ended' behind the time of an event of today that is over
 * @part type - its type, such as Workshop
 * @part speaker - who speaks
 * @part seats - how many seats are left
 * @part map - the link to the meeting point on a map
 * @part status - its status, such as cancelled, within the title
 * @part register - the registration link
 * @part location - the location block
 * @part description - the description
 * @part gallery - the grid of further pictures
 * @part back - the Back to Events button
 * @part dialog - the dialog that shows an enlarged picture
 */
export const eventDetail = define({
  tag: 'ummes-event-detail',
  component: EventById,
  data: EVENTS_PATH,
  prepare: prepareDrawing,
  attributes: {
    /** The event's id. @example sample-formula-student */
    'event-id': { kind: 'text' },
    /** Target of 'Back to Events', such as `/activities`. */
    'back-href': { kind: 'text', isClientOnly: true },
    /** The event's address for sharing and calendars. Default: no sharing. */
    href: { kind: 'text' },
  },
  /** The event from `ummes-open`, or a row from the sheet, instead of `event-id`. `type: SocietyEvent | Record<string, unknown>` */
  properties: ['event'],
  methods: ['refresh'],
  events: {
    /** The event is shown. `detail: { count: number }` */
    'ummes-load': { cancelable: false },
    /** Nothing can be shown. `detail: { code: 'network' | 'timeout' | 'status' | 'format' | 'unsuccessful' | 'not-found' | 'render', message: string }` */
    'ummes-error': { cancelable: false },
    /** Back to Events was pressed. */
    'ummes-back': { cancelable: true },
  },
});
