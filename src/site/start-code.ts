/*
 * Starts the page's code once the page is painted: some twenty requests at once would delay the paint on a slow phone.
 * The document names the files (`#code`, src/build/prerendering/document.ts), the entry first; a condition for the
 * windows that need a file may follow its address.
 */

const { head } = document;

function start(): void {
  const files: [href: string, media?: string][] = JSON.parse(document.getElementById('code')?.textContent ?? '[]');
  for (const [href, media = ''] of files) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href,
      media,
      fetchPriority: 'low',
    });
    head.append(link);
  }
  const [entry] = files;
  if (entry) import(entry[0]).catch(() => {}); // the browser has said so; what works without code still does
}

// A tab in the background paints nothing until it is seen, and should be ready then.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));

export {};
