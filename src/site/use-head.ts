import { useEffect } from 'react';
import { type PageRoute, titled } from './routes';

/**
 * Sets the document's title: that of the item shown, such as an event, or the route's own. Keeps `noindex` pages out of
 * search engines.
 */
export function useHead(route: PageRoute, shown = '') {
  const title = shown ? titled(shown) : route.title;
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (!route.noindex) return;
    // A page that the server sent as a 404 page already has one.
    const meta =
      document.head.querySelector('meta[name=robots]') ??
      Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
    document.head.append(meta);
    return () => meta.remove();
  }, [route]);
}
