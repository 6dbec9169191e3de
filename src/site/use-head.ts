import { useEffect } from 'react';
import { type PageRoute, titled } from './routes';

/**
 * Sets the document's title to that of what its page shows, such as an event, or to the route's own; keeps a `noindex`
 * page out of search engines.
 */
export function useHead(route: PageRoute, shown = '') {
  const title = shown ? titled(shown) : route.title;
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (!route.noindex) return;
    // A page that the server served as missing already has one.
    const meta =
      document.head.querySelector('meta[name=robots]') ??
      Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
    document.head.append(meta);
    return () => meta.remove();
  }, [route]);
}
