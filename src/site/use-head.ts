import { useEffect } from 'react';
import { type PageRoute, titled } from './routes';

/** Gives the document the title of what its page shows, such as an event, or the route's own. */
export function useTitle(shown: string | undefined, route: PageRoute) {
  const title = shown ? titled(shown) : route.title;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Keeps the page out of search engines. */
export function useNoindex(noindex = false) {
  useEffect(() => {
    if (!noindex) return;
    const meta = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
    document.head.append(meta);
    return () => meta.remove();
  }, [noindex]);
}
