import { pageDescriptions } from '../content/page-descriptions';
import { prepareNews } from '../features/news/news-layouts';
import { LazyProjectDialog } from '../features/student-life/student-life';
import type { SnapshotSource } from '../model/lists/query';
import { stylesText } from '../ui/style/style';
import { topLevelRules, usedStyles } from '../ui/style/used-styles';
import { documentStyles, typeface } from './document-styles';
import { renderPage } from './render';
import { routes as pageRoutes, type RouteName, routeNames, type SiteRoute } from './routes';

export { renderPage };

/** Matches the beginning of a rule for tags, or for the whole page in print. */
const OFF_SCREEN = /^(?::host(?!,|\(:lang)|\.included|@media print\s*\{\s*[^.\s])/;

/**
 * Renders a page as it is while its content is loading. Also returns, as `shown`, all the HTML that it may show above
 * its footer: with data from each source and, if its path has an id, for each of `ids`. Runs at build time.
 */
export async function prerender(path: string, ids: readonly string[], sources: readonly SnapshotSource[]) {
  await Promise.all([LazyProjectDialog.preload(), prepareNews()]);
  const { html } = await renderPage(pathOf(path));
  let shown = aboveFooter(html);
  for (const id of path.includes('{') ? ids : [''])
    for (const source of sources) shown += aboveFooter((await renderPage(pathOf(path, id), source)).html);
  return { html, shown };
}

const pathOf = (path: string, id = '_') => path.replace(/\{\w+\}/, id);
const aboveFooter = (html: string) => html.slice(0, html.indexOf('</main>'));

/** Returns the rules for all pages rendered so far, without the typeface. */
export const siteStyles = () => stylesText() + documentStyles;

/** Returns the typeface and the rules that the given HTML needs on screen. */
export function firstStyles(html: string): string {
  const onScreen = topLevelRules(siteStyles()).filter((rule) => !OFF_SCREEN.test(rule));
  return typeface + usedStyles(onScreen.join(''), html);
}

/** The pages with their descriptions, which browsers don't need. */
export const describedRoutes = Object.fromEntries(
  routeNames.map((name) => [name, { ...pageRoutes[name], description: pageDescriptions[name] }]),
) as Record<RouteName, SiteRoute>;
