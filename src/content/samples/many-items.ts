import { ALUMNI_PATH, EVENTS_PATH, GALLERY_PATH, NEWS_PATH, STUDENT_LIFE_PATH } from '../../model/addresses/api-paths';
import { eventRow } from '../../model/events/event-rows';
import { addDays, type Day, sheetDay } from '../../model/time/day';

/** As many items as a society collects in a century. */
const MANY = 5000;
/** The gallery shows one picture at a time, so visitors would never reach more. */
const MANY_PICTURES = 100;
/** A time zone that few visitors are in, so that its name is shown. */
const DEMO_ZONE = 'Asia/Colombo';

const PICTURES = ['formula-student', 'wind-tunnel', 'bionic-lab', 'machine-shop', 'robotics', 'cad-workshop'];
const TEXTS = [
  'Bring a sketch and a question.',
  'An evening with people who build what others draw: bearings, gearboxes, test rigs, and the small mistakes that taught them most. Tea is served at half past four.',
  '',
];
const EVENTS = ['Guest Lecture', 'Workshop', 'Industrial Visit', 'Design Review', 'Sports Meet', 'Quiz'];
const PLACES = ['Machine Shop', 'Thermodynamics Laboratory', 'Lecture Hall 2', 'Main Auditorium', 'Sports Ground', ''];
const TIMES = ['18:30', '16:00-18:00', '09:30-16:00', '22:00-02:00'];
const STATUSES = ['cancelled', 'postponed', 'moved online'] as const;
const HEADLINES = ['Workshop report', 'A prize for the team', 'New machine', 'Exam dates', 'Alumni in print'];
const CATEGORIES = ['Motorsport', 'Robotics', 'Energy', '', 'Aeronautics'];
const FIRST_NAMES = ['Nimali', 'Kasun', 'Zoë', 'Tharindu', 'Ayesha', 'Ruwan'];
const LAST_NAMES = ['Perera', 'Silva', 'Fernando', 'Rajapaksha', 'Nazeer'];
const ROLES = ['Design Engineer', 'Lecturer', '', 'Maintenance Manager'];
const EMPLOYERS = ['Example Turbines', 'A University', 'Example Airlines', ''];

/** Functions that create a list's item at `index`, counting from 0, keyed by the path of the list's call. */
const ITEMS: Readonly<Record<string, (index: number, today: Day) => object>> = {
  /** One a day, half of them past and half upcoming. */
  [EVENTS_PATH]: (index, today) =>
    eventRow({
      id: String(index + 1),
      title: `${pick(EVENTS, index)} ${index + 1}`,
      description: pick(TEXTS, index),
      location: pick(PLACES, index),
      imageUrl: pictureOrNone(index),
      otherImages: [],
      date: addDays(today, index - MANY / 2),
      ...(index % 3 === 0 && { time: pick(TIMES, index), timeZone: DEMO_ZONE }),
      ...(index % 4 === 1 && { status: pick(STATUSES, index) }),
      ...(index % 2 === 0 && { link: 'https://forms.example/register' }),
    }),
  /** One a day, newest first. */
  [NEWS_PATH]: (index, today) => ({
    id: String(index + 1),
    title: `${pick(HEADLINES, index)} ${index + 1}`,
    description: pick(TEXTS, index),
    content: index % 4 ? '' : 'The whole story.\n\nIt has a second paragraph.',
    imageUrl: pictureOrNone(index + 1), // one of the latest has none
    publishedAt: sheetDay(addDays(today, -index)),
  }),
  [STUDENT_LIFE_PATH]: (index) => ({
    id: String(index + 1),
    title: `Project ${index + 1}`,
    description: pick(TEXTS, index),
    category: pick(CATEGORIES, index),
    imageUrl: pictureOrNone(index),
  }),
  [ALUMNI_PATH]: (index, today) => ({
    id: String(index + 1),
    name: `${pick(FIRST_NAMES, index)} ${pick(LAST_NAMES, index)} ${index + 1}`,
    batch: String(Number(today.slice(0, 4)) - (index % 50)),
    designation: pick(ROLES, index),
    companyOrInstitute: pick(EMPLOYERS, index),
    email: index % 3 ? `person${index + 1}@example.org` : '',
    linkedinUrl: index % 2 ? 'https://www.linkedin.com/in/example' : '',
  }),
  [GALLERY_PATH]: (index) => ({
    src: `/pictures/events/${pick(PICTURES, index)}.svg`,
    title: `${pick(EVENTS, index)} ${index + 1}`,
  }),
};

/** Tests whether the `many` state has items for a call. */
export function hasManyItems(path: string): boolean {
  return Object.hasOwn(ITEMS, path);
}

/** Returns the `many` state's items for a call. */
export function manyItems(path: string, today: Day): object[] {
  const item = ITEMS[path];
  const length = path === GALLERY_PATH ? MANY_PICTURES : MANY;
  return item ? Array.from({ length }, (_, index) => item(index, today)) : [];
}

function pick<Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length] as Value;
}

/** Returns a picture, or '' for one item in seven. */
function pictureOrNone(index: number): string {
  const picture = pick([...PICTURES, ''], index);
  return picture && `/pictures/events/${picture}.svg`;
}
