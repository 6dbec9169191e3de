import type { Visit } from '../hosts/host';
import type { HostSite } from '../hosts/host-site';
import type { Tab } from './tab';

/** Where no page has anything. */
const NOWHERE = [1250, 880] as const;

/** A visit in a tab of another engine. */
export function visitIn(tab: Tab, engine: string, site: HostSite): Visit {
  const earlier: string[] = [];
  const ofThisPage = () => tab.evaluate(() => (window as { reported?: string[] }).reported ?? []);
  return {
    engine,
    put: (path, page) => site.put(path, page),
    async open(page, path = '/') {
      await tab.point(...NOWHERE); // or the next page would have what is below the mouse as hovered
      earlier.push(...(await ofThisPage()));
      await tab.goto(site.put(path, page));
    },
    enterFrame: () => tab.enterFrame(),
    evaluate: (run, ...args) => tab.evaluate(run, ...args),
    until: (holds, ...args) => tab.until(holds, ...args),
    untilSeen: (path, text = '') => tab.expectText(path, text),
    untilGone: (path) => tab.expectGone(path),
    click: (path, text) => tab.click(path, text),
    escape: () => tab.escape(),
    reports: async () => [...earlier, ...(await ofThisPage())],
  };
}
