import { pageDescriptions } from '../content/pages';
import { stylesText } from '../ui/style';
import { documentStyles } from './document-styles';
import { renderPage } from './render';
import { routes as pageRoutes, type RouteName, routeNames, type SiteRoute } from './routes';

/** A page before any script or data, and the styles of all pages. Runs at build time. */
export async function prerender(path: string): Promise<{ html: string; styles: string }> {
  return { html: await renderPage(path), styles: stylesText() + documentStyles };
}

export { site } from '../content/site';

/** The pages with their descriptions, which no browser needs. */
export const routes = Object.fromEntries(
  routeNames.map((name) => [name, { ...pageRoutes[name], description: pageDescriptions[name] }]),
) as Record<RouteName, SiteRoute>;
