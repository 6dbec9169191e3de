import { define } from '../src/element/define';
import { StudentLife } from '../src/features/student-life/student-life';
import { STUDENT_LIFE_PATH } from '../src/model/addresses/api-paths';

/**
 * Student-life projects, nine per page.
 *
 * @reserve 1550px in wide columns, 3800px on a phone
 * @fallback /student-life The society's student-life projects
 * @part card - one project
 * @part title - a project's title
 * @part link - the title's link or button
 * @part category - the category tag
 * @part pager - Prev, Next and the page indicator
 * @part dialog - the dialog a project opens in
 * @part project - the whole project in the dialog
 * @part description - the project's description in the dialog
 */
export const studentLife = define({
  tag: 'ummes-student-life',
  component: StudentLife,
  data: STUDENT_LIFE_PATH,
  attributes: {
    /** Address of a project's page, with `{id}`. If unset, a dialog opens. */
    'project-href': { kind: 'template' },
    /** Category to show (case-insensitive). */
    category: { kind: 'text' },
    /** Maximum number of projects, 1 to 100. */
    limit: { kind: 'limit' },
  },
  methods: ['refresh'],
  events: {
    /** The projects are shown. `detail: { count: number }` */
    'ummes-load': { cancelable: false },
    /** Nothing can be shown. `detail: { code: 'network' | 'timeout' | 'status' | 'format' | 'unsuccessful' | 'render', message: string }` */
    'ummes-error': { cancelable: false },
    /** A project is being opened. `detail: { kind: 'project', item: Project, href: string }` */
    'ummes-open': { cancelable: true },
  },
});
