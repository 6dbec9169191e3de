import { renderToString } from 'react-dom/server';
import { renderWithSnapshot } from '../api/snapshot';
import type { SnapshotSource } from '../model/lists/query';
import { renderAlone } from '../ui/render/lazy-view';
import { pendingStyles } from '../ui/replay/record';
import { stylesText } from '../ui/style/style';
import { usedStyles } from '../ui/style/used-styles';
import { attributeReader, propertyName, warnOnceFor } from './attribute';
import { commonAttributes, type Declaration } from './declaration';
import { HostedView, type HostedViewProps, loadTexts } from './hosted-view';
import { viewNodes } from './view-nodes';

export interface ViewOptions {
  /** Attributes by their HTML names: `event-href`. `api` is the base for relative addresses. */
  attributes: Readonly<Record<string, string>>;
  lang: string;
}

/** Preload links, which React adds for a document's head. A shadow root's pictures load on insertion without them. */
const PRELOADS = /<link rel="preload"[^>]*>/g;

/** Renders a tag's shadow root, without its slot and styles, as HTML and nodes. Also returns its CSS. Runs in Node. */
export function renderView(declaration: Declaration, options: ViewOptions, source?: SnapshotSource) {
  return renderAlone(() => rendered(declaration, options, source));
}

async function rendered(declaration: Declaration, options: ViewOptions, source?: SnapshotSource) {
  await declaration.prepare?.();
  await loadTexts(options.lang);
  const attributes = { ...commonAttributes, ...declaration.attributes };
  const read = attributeReader(warnOnceFor(declaration.tag), attributes);
  const element = { getAttribute: (name: string) => options.attributes[name] ?? null } as Element;
  const props = Object.fromEntries(Object.keys(attributes).map((name) => [propertyName(name), read(element, name)]));
  const view: HostedViewProps = { ...props, component: declaration.component, lang: options.lang };
  const { html, snapshot } = renderWithSnapshot(source, () => renderToString(<HostedView {...view} />));
  const content = html.replace(PRELOADS, '');
  return {
    html: content,
    nodes: viewNodes(content),
    css: usedStyles(stylesText(), content) + pendingStyles(),
    snapshot,
  };
}
