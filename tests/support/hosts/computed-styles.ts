import type { Visit } from './host';

/** The computed styles that are compared. One that an engine does not have is empty on all its pages. */
const PROPERTIES = [
  ...['display', 'position', 'float', 'boxSizing', 'width', 'height', 'margin', 'padding', 'inset', 'zIndex'],
  ...['borderWidth', 'borderStyle', 'borderColor', 'borderRadius', 'outlineStyle', 'boxShadow', 'opacity', 'transform'],
  ...['color', 'backgroundColor', 'backgroundImage', 'fill', 'stroke', 'caretColor', 'accentColor', 'colorScheme'],
  ...['fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'fontStretch', 'fontVariant', 'fontFeatureSettings'],
  ...['fontKerning', 'lineHeight', 'letterSpacing', 'wordSpacing', 'wordBreak', 'overflowWrap', 'hyphens', 'lineBreak'],
  ...['whiteSpace', 'textAlign', 'textIndent', 'textTransform', 'textDecorationLine', 'textShadow', 'textRendering'],
  ...['webkitTextFillColor', 'webkitFontSmoothing', 'userSelect', 'cursor', 'visibility', 'overflow', 'verticalAlign'],
  ...['listStyleType', 'listStylePosition', 'quotes', 'tabSize', 'direction', 'writingMode', 'appearance', 'gap'],
];

/** The styles of an element, by property. */
export type Styles = Record<string, string>;

/** What every element inside the tags looks like, by its place. */
export async function stylesInside(visit: Visit): Promise<Record<string, Styles>> {
  await untilStill(visit);
  return visit.evaluate((properties) => {
    const found: [string, Record<string, string>][] = [];
    for (const tag of document.querySelectorAll('#tags > *')) {
      const counts = new Map<string, number>();
      for (const element of tag.shadowRoot?.querySelectorAll('*') ?? []) {
        const name = `${tag.localName} ${element.localName}`;
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        const style = getComputedStyle(element) as unknown as Record<string, string>;
        found.push([`${name} ${count}`, Object.fromEntries(properties.map((name) => [name, style[name] ?? '']))]);
      }
    }
    return Object.fromEntries(found);
  }, PROPERTIES);
}

/** What the host's own elements look like, in their order, and where its document says something of itself. */
export async function stylesOfHost(visit: Visit): Promise<Record<string, Styles>> {
  return visit.evaluate((properties) => {
    const own = [document.documentElement, document.body, ...document.querySelectorAll('#host, #host *')];
    const styles = own.map((element, index) => {
      const style = getComputedStyle(element) as unknown as Record<string, string>;
      return [`${element.localName} ${index}`, Object.fromEntries(properties.map((name) => [name, style[name] ?? '']))];
    });
    const head = { head: { html: document.head.innerHTML } };
    return { ...Object.fromEntries(styles), ...head };
  }, PROPERTIES);
}

/** The differences between two pages, one a line; the first few are enough. */
export function differences(before: Record<string, Styles>, after: Record<string, Styles>): string[] {
  const lines: string[] = [];
  for (const place of new Set([...Object.keys(before), ...Object.keys(after)])) {
    for (const name of Object.keys(before[place] ?? after[place] ?? {})) {
      const [was, is] = [before[place]?.[name], after[place]?.[name]];
      if (was !== is) lines.push(`${place}: ${name} ${was} -> ${is}`);
    }
  }
  return lines.slice(0, 20);
}

/** Pictures may have sizes of their own: waits until all that are wanted have come, and fonts too. */
async function untilStill(visit: Visit): Promise<void> {
  await visit.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await visit.until(() => {
    const pictures = [...document.querySelectorAll('#tags > *')].flatMap((tag) => [
      ...(tag.shadowRoot?.querySelectorAll('img') ?? []),
    ]);
    return (
      document.fonts.status === 'loaded' && pictures.every((picture) => picture.complete || picture.loading === 'lazy')
    );
  });
}
