import { showFallbacks } from '../ui/pictures/show-fallbacks';
import { record } from '../ui/replay/record';
import { idle, onUse } from '../ui/replay/until-used';

/*
 * The inline script of each document, ahead of all others (src/build/prerendering/document.ts). It records what
 * visitors do, and loads the page's code once the page is painted: some twenty requests at once would delay the paint
 * on a slow phone. The document lists the files (`#code`), the entry first, the base last. A media query may follow an
 * address: only windows that match it need the file. The code runs when the browser has nothing else to do, or when the
 * visitor is about to use the page.
 */

record(document);
showFallbacks(document);

async function startCode(): Promise<void> {
  const files: [href: string, media?: string][] = JSON.parse(document.getElementById('code')?.textContent ?? '[]');
  for (const [href, media = ''] of files) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href,
      media,
      fetchPriority: 'low',
    });
    document.head.append(link);
  }
  // The last file, with React and everything else that all files import, is evaluated in a separate task, so that the
  // page can respond in between. The others don't wait for each other: one that never loads must not hold up the page.
  // Browsers report failures themselves, and features that need no code keep working.
  const load = ([href, media = '']: [string, string?]) => matchMedia(media).matches && import(href).catch(() => {});
  const [base, ...others] = files.reverse();
  const used = new Promise<void>((resolve) => onUse(document, resolve));
  await Promise.race([used, idle()]);
  if (base) await load(base);
  await Promise.race([used, idle()]);
  others.forEach(load);
}

// A background tab doesn't paint until it is shown, and should be ready by then.
if (document.hidden) startCode();
else requestAnimationFrame(() => setTimeout(startCode));
