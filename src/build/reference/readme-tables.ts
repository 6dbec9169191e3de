import { common, commonAttributes, htmlAttributes } from '../../element/declaration';
import type { Described, DescribedAttribute, DescribedTag } from './declarations';
import type { PublicToken } from './public-tokens';

/** Returns the document with new tables between `<!-- attributes -->`, `<!-- tags -->`, `<!-- tokens -->` and their ends. */
export function withTables(readme: string, tags: readonly DescribedTag[], tokens: readonly PublicToken[]): string {
  const parts = {
    attributes: attributesText(tags[0]?.attributes.filter(isCommon) ?? []),
    methods: methodsText(tags),
    states: statesText(tags),
    tags: tags.map(tagText).join('\n'),
    tokens: tokensText(tokens),
  };
  return Object.entries(parts).reduce((text, [name, part]) => replacePart(text, name, part), readme);
}

function replacePart(text: string, name: string, part: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`The document has no ${start} … ${end}`);
  return `${before}${start}\n\n${part}\n${end}${after}`;
}

function attributesText(attributes: readonly DescribedAttribute[]): string {
  return table(
    ['Attribute', 'Default', 'Meaning'],
    attributes.map(({ name, initial, doc }) => [code(name), initial && code(initial), doc]),
  );
}

/** Each method once, with the tags that have it. */
function methodsText(tags: readonly DescribedTag[]): string {
  const methods = new Map(tags.flatMap((tag) => tag.methods).map((method) => [method.name, method]));
  return table(
    ['Method', 'Tags', 'Meaning'],
    [...methods.values()].map(({ name, signature, doc }) => {
      const having = tags.filter((tag) => tag.methods.some((method) => method.name === name));
      const names = having.length === tags.length ? 'all' : having.map(({ tag }) => code(tag)).join(' ');
      return [code(`${name}${signature}`), names, doc];
    }),
  );
}

function statesText(tags: readonly DescribedTag[]): string {
  const states = new Map(tags.flatMap((tag) => tag.states).map(({ name, doc }) => [name, doc]));
  return table(
    ['State', 'Meaning'],
    [...states].map(([name, doc]) => [code(`:state(${name})`), doc]),
  );
}

function tagText({
  tag,
  summary,
  notes,
  reserve,
  attributes,
  properties,
  methods,
  events,
  parts,
}: DescribedTag): string {
  const [wide, phone] = reserve;
  const rows = [
    ...attributes
      .filter((attribute) => !isCommon(attribute))
      .map((attribute) => {
        return ['Attribute', code(attribute.name), `${attribute.doc}${choices(attribute)}`];
      }),
    ...properties.filter(isOwn).map(({ name, type, doc }) => ['Property', code(name), `${doc} ${code(type)}`]),
    ...methods.filter(({ name }) => name !== 'focus').map(({ name }) => ['Method', code(`${name}()`), 'As above.']),
    ...events.map(({ name, cancelable, doc, detail }) => {
      return [
        cancelable ? 'Event, cancelable' : 'Event',
        code(name),
        detail ? `${doc} ${code(`detail: ${detail}`)}` : doc,
      ];
    }),
    ['Parts', '', parts.map(({ name }) => code(name)).join(' ')],
  ];
  return `#### \`<${tag}>\`

${summary}
Reserve ${[phone ? `${wide}, ${phone} on a phone.` : `${wide}.`, ...notes].join('\n\n')}

${table(['', 'Name', 'Meaning'], rows)}`;
}

function choices({ values, initial }: DescribedAttribute): string {
  const named = values ? ` ${values.map(code).join(', ')}.` : '';
  return initial ? `${named} Default ${code(initial)}.` : named;
}

function tokensText(tokens: readonly PublicToken[]): string {
  return table(
    ['Token', 'What', 'Default, light and dark'],
    tokens.map(({ name, doc, initial }) => [code(name), doc, initialText(initial)]),
  );
}

function initialText(initial: string): string {
  const colours = /^light-dark\((.+), (.+)\)$/.exec(initial);
  if (colours) return colours.slice(1).map(code).join(' ');
  return initial.includes(' ') ? initial : code(initial);
}

function isCommon({ name }: DescribedAttribute): boolean {
  return name in commonAttributes || name in htmlAttributes;
}

/** A `|` would end the cell, in code as well. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `|${cells.map((cell) => (cell ? ` ${cell.replaceAll('|', '\\|')} ` : ' ')).join('|')}|\n`;
  return `${line(head)}|${'---|'.repeat(head.length)}\n${rows.map(line).join('')}`;
}

function code(text: string): string {
  return `\`${text}\``;
}

function isOwn({ name }: Described): boolean {
  return !(common.properties as readonly string[]).includes(name);
}
