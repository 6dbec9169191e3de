import { element } from '../workbench/element';
import {
  fallbackCode,
  type Order,
  type Piece,
  pieceView,
  policyCode,
  roomCode,
  scriptCode,
  tagCode,
} from '../workbench/snippet';

/** Lists that a server can take into its own pages (src/server/feeds/fragment.ts). */
const INCLUDABLE: Readonly<Record<string, string>> = {
  'ummes-events': '/embed/events.html',
  'ummes-news': '/embed/news.html',
};

interface Instruction extends Piece {
  title: string;
}

/** What everyone pastes, in its order. */
export function basicInstructions(order: Order): Instruction[] {
  return [
    {
      title: 'Paste this where it should appear',
      where: 'Into the HTML of your page (in most systems: a block called HTML, Custom HTML or Source code).',
      code: tagCode(order),
    },
    {
      title: 'Paste this once, below it',
      where: 'Into the same page. If you show several things on one page, once is enough for all of them.',
      code: scriptCode(order),
    },
    {
      title: 'Keep the room free',
      where:
        'Into your stylesheet (a file that ends in .css, or a field called Additional CSS). Without it everything works, but the text below moves down when the content arrives.',
      code: roomCode(order),
    },
  ];
}

/** The policy, for those whose site has one. */
export function policyInstruction(order: Order): Instruction {
  return {
    title: 'If only the link shows: ask whoever runs your web server',
    where:
      'Some sites have a list of addresses that their pages may load things from. It is called a Content-Security-Policy. If yours has one, send these words to the person who runs the server; they are to be added to it:',
    code: policyCode(order),
  };
}

/** For lists: how a server puts the current items into the page itself. */
export function includeInstructions(order: Order): Instruction[] {
  const path = INCLUDABLE[order.tag.tag];
  if (!path) return [];
  const address = `${order.origin}${path}`;
  const php = `<?php echo @file_get_contents('${address}') ?: '${fallbackCode(order).replaceAll("'", "\\'")}'; ?>`;
  return [
    {
      title: 'If the name of your page ends in .php',
      where: 'Paste this in place of the first piece. Your server asks for the list each time it sends the page.',
      code: tagCode(order, php),
    },
    {
      title: 'If your server knows includes (SSI)',
      where: 'Paste this in place of the first piece.',
      code: tagCode(order, '<!--#include virtual="/society-list.html" -->'),
    },
    {
      title: 'For the includes: fetch the list every 15 minutes',
      where: 'This line is for the person who runs the server: it goes into its crontab, with the right folder in it.',
      code: `*/15 * * * * curl -fsS -o /var/www/html/society-list.html ${address}`,
    },
  ];
}

export function instructionView({ title, where, code }: Instruction): HTMLElement {
  return element('li', {}, element('h3', {}, title), pieceView({ where, code }));
}
