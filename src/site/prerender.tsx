import { pageDescriptions } from '../content/page-descriptions';
import { NewsDialog, prepareNews } from '../features/news/news-forms';
import { ProjectDialog } from '../features/student-life/student-life';
import { stylesText } from '../ui/style/style';
import { documentStyles } from './document-styles';
import { renderPage } from './render';
import { routes as pageRoutes, type RouteName, routeAt, routeNames, type SiteRoute } from './routes';

/**
 * A page before any script or data, and its styles, also those of what it can show first with data. Runs at build time.
 * The styles are those of all pages that this module has rendered.
 */
export async function prerender(path: string): Promise<{ html: string; styles: string }> {
  const shownWithData: Partial<Record<RouteName, () => Promise<unknown>>> = {
    studentLife: ProjectDialog.preload,
    news: () => Promise.all([prepareNews(), NewsDialog.preload()]),
  };
  await shownWithData[routeAt(path)]?.();
  const { html } = await renderPage(path);
  return { html, styles: stylesText() + documentStyles };
}

/** The pages with their descriptions, which no browser needs. */
export const routes = Object.fromEntries(
  routeNames.map((name) => [name, { ...pageRoutes[name], description: pageDescriptions[name] }]),
) as Record<RouteName, SiteRoute>;
