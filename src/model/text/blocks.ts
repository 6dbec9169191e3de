/** A part of a text: a list, or paragraphs between lists. */
export type TextBlock = { kind: 'text'; text: string } | { kind: 'list'; items: string[] };

/** Matches a line of a list: a hyphen, dash, asterisk or bullet, and a space. */
const ITEM = /^\s*[-–*•]\s+(.*\S)\s*$/;

/** Splits plain text into lists, whose lines begin with `- `, and the text between them. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split('\n')) {
    const [, item] = ITEM.exec(line) ?? [];
    const last = blocks.at(-1);
    if (item !== undefined) {
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'text') last.text += `\n${line}`;
    else if (line.trim()) blocks.push({ kind: 'text', text: line });
  }
  return blocks;
}
