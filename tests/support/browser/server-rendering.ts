import { type HostPage, type HostPageOptions, openPage, until } from './host-page';
import { attributesOnSheets, isInteractive, nameOf, type TestedTag } from './tags';

/* Opens tags with the real server's HTML and delays their code: see `/hang/<name>/<part>` in network.mjs. */

/** Editors may link to images on other hosts, as one row in the test sheets does. */
export const LINKED_PICTURE = 'https://drive.google.com';

/** Returns the address of a loader that delays one tag's code until the test calls `release`. */
export function lateLoader(name: string) {
  const hanging = crypto.randomUUID();
  return {
    src: `/hang/${hanging}/${name}-/widgets/ummes.js`,
    release: () => fetch(`/hang/${hanging}`, { method: 'POST' }),
  };
}

/** Waits until the server has rendered a tag. The first render may take longer than a page waits for it. */
export async function untilRendered(name: string, query: Record<string, string> = {}): Promise<void> {
  const url = `/embed/${name}.json?${new URLSearchParams({ lang: 'en', ...query })}`;
  await until(async () => (await fetch(url)).ok, 30_000);
}

/** Opens a page whose tag shows its server-rendered HTML. The test releases the tag's code. */
export async function openLate(
  tested: TestedTag,
  options: HostPageOptions = {},
  attributes = attributesOnSheets(tested),
) {
  await untilRendered(nameOf(tested), valuesOf(attributes));
  const loader = lateLoader(nameOf(tested));
  const html = `<script type="module" src="${loader.src}"></script><${tested.tag} ${attributes}></${tested.tag}>`;
  const page = await openPage(html, options);
  const view = await until(() => page.find(tested.tag).shadowRoot?.firstElementChild);
  return {
    page,
    view,
    /** Releases the code, and waits until the tag is hydrated. */
    async release() {
      await loader.release();
      await until(() => isHydrated(page, tested.tag));
    },
  };
}

function valuesOf(html: string): Record<string, string> {
  const element = document.createRange().createContextualFragment(`<p ${html}></p>`).firstElementChild as Element;
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
}

/** React stores rendered props in properties of the elements. */
function isHydrated(page: HostPage, tag: string): boolean {
  const view = page.find(tag).shadowRoot?.firstElementChild;
  return Boolean(view && Object.keys(view).some((key) => key.startsWith('__reactProps')) && isInteractive(page, tag));
}

export function problems({ log }: HostPage): string[] {
  const reports = log.violations.filter((report) => !report.includes(LINKED_PICTURE));
  return [...log.errors, ...reports, ...log.warnings];
}
