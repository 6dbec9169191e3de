import {
  fallbackCode,
  oneLine,
  oneLineWithoutStyle,
  policyCode,
  reserveCode,
  reserveStyle,
  type SnippetOptions,
  scriptCode,
  tagCode,
} from '../workbench/code';
import { element } from '../workbench/element';
import { type Snippet, snippetView } from '../workbench/snippet';

/** Lists that another server can include in its pages (src/server/publish/fragment.ts). */
const INCLUDABLE: Readonly<Record<string, string>> = {
  'ummes-events': '/embed/events.html',
  'ummes-news': '/embed/news.html',
};

interface Instruction extends Snippet {
  title: string;
}

/** For every page. */
export function basicInstructions(options: SnippetOptions): Instruction[] {
  return [
    {
      title: 'Paste this where it should appear',
      where: 'In the HTML of your page (in most systems, a block called HTML, Custom HTML or Source code).',
      code: oneLine(options),
    },
  ];
}

/** For pages whose policy forbids `style` attributes. */
export function withoutStyleInstructions(options: SnippetOptions): Instruction[] {
  return [
    {
      title: 'Paste this line where it should appear',
      where: 'It has no style attribute.',
      code: oneLineWithoutStyle(options),
    },
    {
      title: 'Reserve the space',
      where: 'Paste this into your style sheet, so that your page doesn’t jump when the content arrives.',
      code: reserveCode(options),
    },
  ];
}

/** For sites with a Content-Security-Policy. */
export function policyInstruction(options: SnippetOptions): Instruction {
  return {
    title: 'If only the link appears, ask your web server’s administrator',
    where:
      'Some sites only load content from a list of addresses, the Content-Security-Policy. If yours has one, ask the administrator to add this to it:',
    code: policyCode(options),
  };
}

/** For lists: how a server includes the current items in the page. */
export function includeInstructions(options: SnippetOptions): Instruction[] {
  const path = INCLUDABLE[options.tag.tag];
  if (!path) return [];
  const address = `${options.origin}${path}`;
  const php = `<?php echo @file_get_contents('${phpText(address)}') ?: '${phpText(fallbackCode(options))}'; ?>`;
  const line = (content: string) => tagCode(options, content, reserveStyle(options)) + scriptCode(options);
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
export function phpText(text: string): string {
  return text.replace(/[\\']/g, '\\$&');
}

export function instructionView({ title, where, code }: Instruction): HTMLElement {
  return element('li', {}, element('h3', {}, title), snippetView({ where, code }));
}
