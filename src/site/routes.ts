import { EVENTS_PATH, NEWS_PATH, STUDENT_LIFE_PATH } from '../model/api-paths';

/** A page of the site as search engines and link previews know it. */
export interface SiteRoute {
  /** `{id}` stands for one segment. */
  path: string;
  title: string;
  description: string;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** The calls that the page makes in any case: they start beside its code. */
  data?: readonly string[];
  /** Stands alone, outside the shared layout; its address is told to nobody. */
  alone?: boolean;
}

export const routes = {
  home: {
    path: '/',
    title: 'UMMES, the mechanical engineering society',
    description: 'A forum of students, academics, alumni and professionals of mechanical engineering.',
    data: [EVENTS_PATH, NEWS_PATH],
  },
  events: {
    path: '/events',
    title: 'Events · UMMES',
    description: "Today's, upcoming and past events of the mechanical engineering society.",
    data: [EVENTS_PATH],
  },
  event: {
    path: '/events/{id}',
    title: 'Event · UMMES',
    description: 'An event of the mechanical engineering society.',
  },
  /** Search engines may have the page, but not the people on it: see `data-nosnippet` and robots.txt. */
  alumni: {
    path: '/alumni',
    title: 'Alumni · UMMES',
    description: 'The alumni network of the mechanical engineering society: its aims, its people, and how to join.',
  },
  news: {
    path: '/news',
    title: 'News & Updates · UMMES',
    description: 'What is new in the mechanical engineering society.',
    data: [NEWS_PATH],
  },
  studentLife: {
    path: '/student-life',
    title: 'Student Life · UMMES',
    description: 'What students of mechanical engineering build, play and organise.',
    data: [STUDENT_LIFE_PATH],
  },
  about: {
    path: '/about',
    title: 'About · UMMES',
    description: 'Who we are: the society of the students of mechanical engineering, and its board of executives.',
  },
  contact: {
    path: '/contact',
    title: 'Contact · UMMES',
    description: 'Write to, call or visit the mechanical engineering society: address, office hours and a form.',
  },
  search: {
    path: '/search',
    title: 'Search · UMMES',
    description: 'Search the events, news and projects of the mechanical engineering society.',
    noindex: true,
  },
  location: {
    path: '/location',
    title: 'Location · UMMES',
    description: 'Where to find the mechanical engineering society: a map of the university and the address.',
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy · UMMES',
    description: 'What this website stores and passes on, and what it does not.',
  },
  terms: {
    path: '/terms',
    title: 'Terms · UMMES',
    description: 'What to know when you use this website.',
  },
  unsubscribe: {
    path: '/unsubscribe',
    title: 'Unsubscribe · UMMES',
    description: 'End your subscription of the newsletter.',
    noindex: true,
    alone: true,
  },
  /** Shown for every path that no other route has. */
  notFound: {
    path: '/404',
    title: 'Page not found · UMMES',
    description: 'There is no page at this address.',
    noindex: true,
  },
} satisfies Record<string, SiteRoute>;

export type RouteName = keyof typeof routes;

/** The route of a path, with or without a slash at its end. */
export function routeAt(path: string): RouteName {
  const segments = path.split('/').filter(Boolean);
  const names = Object.keys(routes) as RouteName[];
  return (
    names.find((name) => {
      const wanted = routes[name].path.split('/').filter(Boolean);
      return (
        wanted.length === segments.length && wanted.every((part, at) => part.startsWith('{') || part === segments[at])
      );
    }) ?? 'notFound'
  );
}
