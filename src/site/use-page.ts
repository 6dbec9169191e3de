import { useEffect } from 'react';
import type { SiteRoute } from './routes';

/**
 * Gives the document the page's title and tells search engines whether to keep it.
 * @param title in place of the route's, as an event's name.
 */
export function usePage(route: SiteRoute, title = route.title) {
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (!route.noindex) return;
    const meta = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
    document.head.append(meta);
    return () => meta.remove();
  }, [route]);
}
