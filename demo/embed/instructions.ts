import { fallbackCode, type SnippetOptions, scriptCode, styleOf, tagCode } from '../workbench/code';
import { element } from '../workbench/element';
import { type Snippet, snippetView } from '../workbench/snippet';

/** Lists that another server can include in its pages (src/server/publish/tags/plain-lists.ts). */
const INCLUDABLE: Readonly<Record<string, string>> = {
  'ummes-events': '/embed/events.html',
  'ummes-news': '/embed/news.html',
};

interface Instruction extends Snippet {
  title: string;
}

/** For lists: how a server includes the current items in the page. */
export function includeInstructions(options: SnippetOptions): Instruction[] {
  const path = INCLUDABLE[options.tag.tag];
  if (!path) return [];
  const address = `${options.origin}${path}`;
  const php = `<?php echo @file_get_contents('${phpText(address)}') ?: '${phpText(fallbackCode(options))}'; ?>`;
  const line = (content: string) => tagCode(options, content, styleOf(options)) + scriptCode(options);
  return [
    {
      title: 'If your page’s file name ends in .php',
      where: 'Paste this line instead. Your server fetches the list each time it sends the page.',
      code: line(php),
    },
    {
      title: 'If your server supports includes (SSI)',
      where: 'Paste this line instead.',
      code: line('<!--#include virtual="/society-list.html" -->'),
    },
    {
      title: 'For includes: fetch the list every 15 minutes',
      where: 'For the server’s administrator: add this line to the crontab, changing the path to your own folder.',
      code: `*/15 * * * * curl -fsS -o /var/www/html/society-list.html ${address}`,
    },
  ];
}

/** Escapes text for a string in single quotes. */
function phpText(text: string): string {
  return text.replace(/[\\']/g, '\\$&');
}

export function instructionView({ title, where, code }: Instruction): HTMLElement {
  return element('li', {}, element('h3', {}, title), snippetView({ where, code }));
}
