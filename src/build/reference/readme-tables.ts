import { type DescribedAttribute, type DescribedTag, fileName } from './declarations';
import type { PublicToken } from './public-tokens';

/** Returns the tables that describe the tags, by the name of their part in the document. */
export function tagTables(tags: readonly DescribedTag[]): Record<string, string> {
  return {
    attributes: attributesTable(tags),
    methods: methodsTable(tags),
    states: statesTable(tags),
    tags: tags.map(tagText).join('\n'),
  };
}

/** Replaces the parts of a document, each between its markers: `<!-- tags -->` and `<!-- /tags -->`. */
export function withParts(document: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((text, [name, part]) => replacePart(text, name, part), document);
}

function replacePart(text: string, name: string, part: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`The document has no ${start} … ${end}`);
  return `${before}${start}\n\n${part}\n${end}${after}`;
}

function attributesTable([tag]: readonly DescribedTag[]): string {
  const attributes = tag?.attributes.filter(({ common }) => common) ?? [];
  return table(
    ['Attribute', 'Default', 'Meaning'],
    attributes.map(({ name, initial, doc }) => [code(name), initial && code(initial), doc]),
  );
}

/** Lists each method once, with the tags that have it. */
function methodsTable(tags: readonly DescribedTag[]): string {
  const rows = byName(tags.flatMap(({ methods }) => methods)).map(({ name, signature, doc }) => {
    const having = tags.filter(({ methods }) => methods.some((method) => method.name === name));
    const users = having.length === tags.length ? 'all' : having.map(({ tag }) => code(tag)).join(' ');
    return [code(`${name}${signature}`), users, doc];
  });
  return table(['Method', 'Tags', 'Meaning'], rows);
}

function statesTable(tags: readonly DescribedTag[]): string {
  const states = byName(tags.flatMap(({ states }) => states));
  return table(
    ['State', 'Meaning'],
    states.map(({ name, doc }) => [code(`:state(${name})`), doc]),
  );
}

/** Events that most tags have; the document describes them only once. */
const COMMON_EVENTS = ['ummes-load', 'ummes-error'];

function tagText({ tag, summary, notes, reserve, ...has }: DescribedTag): string {
  const [wide, phone] = reserve;
  const own = ({ common }: { common?: true }) => !common;
  const rows = [
    ...has.attributes.filter(own).map((each) => ['Attribute', code(each.name), each.doc + choices(each)]),
    ...has.properties.filter(own).map(({ name, type, doc }) => ['Property', code(name), `${doc} ${code(type)}`]),
    ...has.events
      .filter(({ name }) => !COMMON_EVENTS.includes(name))
      .map(({ name, cancelable, doc, detail }) => [
        cancelable ? 'Event, cancelable' : 'Event',
        code(name),
        detail ? `${doc} ${code(`detail: ${detail}`)}` : doc,
      ]),
    ...has.parts.map(({ name, doc }) => ['Part', code(name), doc]),
  ];
  return `#### \`<${tag}>\`

![${tag} with sample content](pictures/tag-${fileName({ tag })}.webp)

${summary}
Reserve ${[phone ? `${wide}, ${phone} on a phone.` : `${wide}.`, ...notes].join('\n\n')}

${table(['', 'Name', 'Meaning'], rows)}`;
}

function choices({ values, initial }: DescribedAttribute): string {
  return (values ? ` ${values.map(code).join(', ')}.` : '') + (initial ? ` Default ${code(initial)}.` : '');
}

/** Returns the table of the custom properties that a page can set. */
export function tokensTable(tokens: readonly PublicToken[]): string {
  return table(
    ['Token', 'Meaning', 'Default, light and dark'],
    tokens.map(({ name, doc, initial }) => [code(name), doc, initialText(initial)]),
  );
}

/** Formats a default: CSS as code, `light-dark()` as its two colours, and words unchanged. */
function initialText(initial: string): string {
  const [, ...colours] = /^light-dark\((.+), (.+)\)$/.exec(initial) ?? [];
  if (colours.length) return colours.map(code).join(' ');
  return initial.includes(' ') ? initial : code(initial);
}

function byName<Each extends { name: string }>(all: readonly Each[]): Each[] {
  return [...new Map(all.map((each) => [each.name, each])).values()];
}

/** Returns a Markdown table. Escapes `|`, which would end a cell even in code. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `|${cells.map((cell) => (cell ? ` ${cell.replaceAll('|', '\\|')} ` : ' ')).join('|')}|\n`;
  return `${line(head)}|${'---|'.repeat(head.length)}\n${rows.map(line).join('')}`;
}

export function code(text: string): string {
  return `\`${text}\``;
}
