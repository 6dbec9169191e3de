import { useEffect } from 'react';
import { type PageRoute, titled } from './routes';

/**
 * Gives the document the title of what its page shows, such as an event, or the route's own; keeps a `noindex` page
 * out of search engines.
 */
export function useHead(route: PageRoute, shown = '') {
  const title = shown ? titled(shown) : route.title;
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (!route.noindex) return;
    // A page that the server knows to be missing has come with one.
    const meta =
      document.head.querySelector('meta[name=robots]') ??
      Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
    document.head.append(meta);
    return () => meta.remove();
  }, [route]);
}
