import { linkedText, type TextOrLink } from './linked-text';

/** A part of an editor's text. Single line breaks are kept in paragraphs. */
export type TextBlock = Paragraph | BulletList | NumberedList;

interface Paragraph {
  kind: 'paragraph';
  text: TextOrLink[];
}

interface BulletList {
  kind: 'bullets';
  items: TextOrLink[][];
}

interface NumberedList {
  kind: 'numbers';
  /** The first item's number. */
  start: number;
  items: TextOrLink[][];
}

/** Matches an item of a list: a hyphen, dash, asterisk or bullet, and a space. */
const BULLET = /^\s*[-–*•]\s+(.*\S)/;

/** Matches an item of a numbered list: `1.` or `1)`, and a space. */
const NUMBER = /^\s*(\d{1,3})[.)]\s+(.*\S)/;

/**
 * Splits plain text into paragraphs, at blank lines, and lists, whose lines begin with `- ` or `1. `. Numbers count
 * from 1, and may continue after other text; a line that begins with any other number, such as a year, stays text.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  /** The lines of the current paragraph. */
  let lines: string[] = [];
  /** The number that the next item of a numbered list may have, beside 1. */
  let nextNumber = 1;

  function endParagraph() {
    const paragraph = lines.join('\n').trim();
    if (paragraph) blocks.push({ kind: 'paragraph', text: linkedText(paragraph) });
    lines = [];
  }

  for (const line of text.split('\n')) {
    const bullet = BULLET.exec(line)?.[1];
    const [, digits, numbered = ''] = NUMBER.exec(line) ?? [];
    const number = Number(digits);
    if (bullet !== undefined) {
      endParagraph();
      const list = blocks.at(-1);
      if (list?.kind === 'bullets') list.items.push(linkedText(bullet));
      else blocks.push({ kind: 'bullets', items: [linkedText(bullet)] });
    } else if (number === 1 || number === nextNumber) {
      endParagraph();
      const list = blocks.at(-1);
      if (list?.kind === 'numbers' && number > 1) list.items.push(linkedText(numbered));
      else blocks.push({ kind: 'numbers', start: number, items: [linkedText(numbered)] });
      nextNumber = number + 1;
    } else if (line.trim()) {
      lines.push(line);
    } else {
      endParagraph();
    }
  }
  endParagraph();
  return blocks;
}
