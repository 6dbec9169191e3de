import { define } from '../src/element/define';
import { NextEvent } from '../src/features/events/next-event';
import { EVENTS_PATH } from '../src/model/addresses/api-paths';

/**
 * The next event in one line: day, time, title and place. Skips cancelled and postponed events, and today's once they are over.
 *
 * @reserve 30px in wide columns, 110px on a phone
 * @fallback /events The society's events
 * @part event - the whole line
 * @part label - the words 'Next event'
 * @part day - the day, such as Today, Tomorrow or Sat 21 Nov
 * @part time - when the event begins and ends
 * @part title - the event's title
 * @part status - the words 'moved online', within the title
 * @part link - the title's link or button
 * @part location - where the event takes place
 * @part dialog - the dialog the event opens in
 */
export const next = define({
  tag: 'ummes-next',
  component: NextEvent,
  data: EVENTS_PATH,
  attributes: {
    /** Address of an event's page, with `{id}`. If unset, a dialog opens. */
    'event-href': { kind: 'template' },
  },
  methods: ['refresh'],
  events: {
    /** The next event is shown (1), or there is none (0). `detail: { count: number }` */
    'ummes-load': { cancelable: false },
    /** Nothing can be shown. `detail: { code: 'network' | 'timeout' | 'status' | 'format' | 'unsuccessful' | 'render', message: string }` */
    'ummes-error': { cancelable: false },
    /** The event is being opened. `detail: { kind: 'event', item: SocietyEvent, href: string }` */
    'ummes-open': { cancelable: true },
  },
});
