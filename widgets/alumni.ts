import { define } from '../src/element/define';
import { Alumni } from '../src/features/alumni/alumni';
import { ALUMNI_PATH } from '../src/model/addresses/api-paths';

/**
 * The alumni directory: search by name and graduation year, twelve people per page.
 *
 * @reserve 950px in wide columns, 2500px on a phone
 * @fallback /alumni Our alumni network
 * @part section - the whole directory
 * @part heading - its heading
 * @part field - the name and year fields
 * @part button - Clear Filters
 * @part card - one person
 * @part photo - a person's photo
 * @part name - a person's name
 * @part contacts - the row of a person's contact icons
 * @part contact - one contact icon
 * @part pager - Prev, Next and the page indicator
 */
export const alumni = define({
  tag: 'ummes-alumni',
  component: Alumni,
  data: ALUMNI_PATH,
  attributes: {
    /** Maximum number of people, 1 to 100. */
    limit: { kind: 'limit' },
  },
  methods: ['refresh'],
  events: {
    /** The directory is shown. `detail: { count: number }` */
    'ummes-load': { cancelable: false },
    /** The directory can't be shown. `detail: { code: 'network' | 'timeout' | 'status' | 'format' | 'render', message: string }` */
    'ummes-error': { cancelable: false },
  },
});
