import { addDays, type Day, sheetDay } from '../../model/day';
import type { NewsItem } from '../../model/news';
import type { Project } from '../../model/project';

const HEADLINES = [
  'Workshop report',
  'A prize for the team',
  'New machine',
  'Exam dates',
  'Alumni in print',
  'Correction',
];
const CATEGORIES = ['Motorsport', 'Robotics', 'Energy', '', 'Aeronautics'];
const PICTURES = ['formula-student', 'wind-tunnel', 'bionic-lab', 'machine-shop', 'robotics', 'cad-workshop'];
const TEXTS = [
  'In short: it works, and the drawing is being brought up to date.',
  'A report of some length from people who build what others draw: bearings, gearboxes, test rigs, and the small mistakes that taught them most. It is longer than a card has room for, as reports are.',
  '',
];

/** News for the demo's state of many: one a day, the newest first. */
export function manyNews(count: number, today: Day): NewsItem[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    title: `${HEADLINES[index % HEADLINES.length]} ${index + 1}`,
    description: TEXTS[index % TEXTS.length] ?? '',
    content: index % 4 ? '' : 'The whole story.\n\nIt has a second paragraph.',
    imageUrl: pictureAt(index),
    publishedAt: sheetDay(addDays(today, -index)),
  }));
}

/** Projects for the demo's state of many. */
export function manyProjects(count: number): Project[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    title: `Project ${index + 1}`,
    description: TEXTS[index % TEXTS.length] ?? '',
    category: CATEGORIES[index % CATEGORIES.length] ?? '',
    imageUrl: pictureAt(index),
  }));
}

/** One in seven has none. */
function pictureAt(index: number): string {
  const picture = PICTURES[index % (PICTURES.length + 1)];
  return picture ? `/pictures/events/${picture}.svg` : '';
}
