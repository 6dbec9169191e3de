import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { ViewNode } from '../model/tags/server-rendering';

/** Parses HTML that React rendered. Runs in Node. */
export function viewNodes(html: string): ViewNode[] {
  return parseFragment(html).childNodes.map(viewNode);
}

function viewNode(node: DefaultTreeAdapterTypes.ChildNode): ViewNode {
  if ('value' in node) return node.value;
  if ('data' in node) return ['!', {}, node.data];
  if (!('attrs' in node)) throw new Error(`a view can't contain ${node.nodeName}`);
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [node.tagName, attributes, ...node.childNodes.map(viewNode)];
}
