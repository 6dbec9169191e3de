/** A path for every kind of page on the site. */
export const PATHS = [
  '/',
  '/about',
  '/events',
  '/events?past=2',
  '/events/sample-open-workshop',
  '/events/missing',
  '/news',
  '/student-life',
  '/alumni',
  '/contact',
  '/search?q=workshop',
  '/location',
  '/privacy',
  '/terms',
  '/unsubscribe?token=x',
  '/missing',
];
