import { useEffect } from 'react';
import { documentTitle } from '../model/society/titles';
import type { PageRoute } from './routes';
import { useSociety } from './society';

/**
 * Sets the document's title from the item shown, such as an event, or else from the route. Keeps `noindex` pages out of
 * search engines.
 */
export function useHead(route: PageRoute, shown = '') {
  const title = documentTitle(shown || route.title, useSociety());
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (!route.noindex) return;
    // The server's 404 pages already have this element.
    const meta =
      document.head.querySelector('meta[name=robots]') ??
      Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
    document.head.append(meta);
    return () => meta.remove();
  }, [route]);
}
