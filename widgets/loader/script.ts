import { selector } from './tags';

/*
 * Where the loader was loaded from. A classic script has no `import.meta`. A module has no `document.currentScript`,
 * which a page's HTML could also replace (`<img name="currentScript">`). The README says where the loader looks instead.
 */

const elements = [...document.querySelectorAll('script')].map((element) => (element.cloneNode() as Element).outerHTML);

/**
 * The script's address without its query, such as `https://society.example/widgets/0.2.0/ummes.js`, if known. It can't
 * be in another address's query, as in `/minify?files=…`.
 */
export let [script] = (new Error().stack + elements.join()).match(/\w+:\/\/[^\s?"]+\/widgets\/[^\s?"]*ummes.js/) ?? [];

/**
 * Finds the address of a loader that was copied into another file: the server that the tags use.
 * @param api the value of a tag's `api`.
 * @throws if there is no address on the page.
 */
export function locate(api: string): void {
  const link = document.querySelector(`:is(${selector}) [href^=http]`) as HTMLAnchorElement;
  script ??= new URL(
    '/widgets/ummes.js',
    // In a tag that was never closed, a link can lead anywhere.
    api || (link.closest(selector)?.textContent?.trim() === link.textContent ? link.href : ''),
  ).href;
}

/** Whether a loader runs on this page, by its address: true, or false if it has handed over. */
const running = document as unknown as Record<symbol, boolean | undefined>;
const key = Symbol.for(`ummes.loader ${script}`);

/** True if the page already runs this loader, as another kind of script or inside another file. */
export const isDuplicate = running[key];

/** True in a second loader, started by one that couldn't load a tag's files. */
export const isSecond = isDuplicate === false;

running[key] = true;

/** Starts a second loader. The query makes browsers request the file again. */
export function startSecond(): Promise<void> {
  running[key] = false;
  return import(`${script}?${performance.timeOrigin}`);
}
