import { renderToString } from 'react-dom/server';
import { begin, forgetFirstData } from '../api/first-data';
import type { FirstData } from '../model/first-data';
import { stylesText } from '../ui/style';
import { propertyName, readAttribute } from './attribute';
import { baseAddress, commonAttributes, type Declaration } from './declaration';
import { HostedView } from './hosted-view';
import { pendingStyles } from './pending-styles';
import { usedStyles } from './used-styles';

/** How a tag is rendered. */
export interface TagOptions {
  /** As in HTML: `event-href`. `api` is the base address of pictures and calls, as a tag in the browser has it. */
  attributes: Readonly<Record<string, string>>;
  /** The language of dates. */
  lang: string;
}

/**
 * Renders what a tag shows first, for its shadow root: HTML, which the tag hydrates, and the styles that it needs.
 * @param first the data, put into the shared lists for as long as it takes.
 */
export async function renderView(
  declaration: Declaration,
  { attributes, lang }: TagOptions,
  first: FirstData,
): Promise<{ html: string; css: string }> {
  const { component, prepare } = declaration;
  await prepare?.();
  const known = Object.entries({ ...commonAttributes, ...declaration.attributes });
  const props = known.map(([name, attribute]) => [propertyName(name), readAttribute(attribute, attributes[name])]);
  begin(baseAddress(attributes.api), first);
  try {
    const html = renderToString(<HostedView {...Object.fromEntries(props)} component={component} lang={lang} />);
    return { html, css: usedStyles(stylesText(), html) + pendingStyles };
  } finally {
    forgetFirstData();
  }
}
