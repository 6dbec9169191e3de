import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { DescribedTag } from '../../src/build/reference/declarations';
import { describeTags } from '../../src/build/reference/describe-tags';
import type { GeneratedDocument } from '../../src/build/reference/documents';
import { withParts } from '../../src/build/reference/readme-tables';
import { symptomsOf } from '../embed/symptoms';
import type { System, Way, WayOptions, WayStep } from '../embed/systems/system';
import { SYSTEMS, systemNamed, wayIn } from '../embed/systems/systems';
import { measuredTags } from './measured-tags';

const DOCUMENT = 'docs/in-your-system.md';
const PLUGIN = 'https://github.com/ummes/ummes/blob/main/demo/embed/systems/wordpress/ummes.php';

/** Returns docs/in-your-system.md with its generated parts. */
export async function systemDocument(): Promise<GeneratedDocument> {
  const present = await readFile(DOCUMENT, 'utf8');
  return { file: DOCUMENT, present, fresh: withParts(present, await systemSections(describeTags())) };
}

/** Returns the generated parts: a list of the systems, a section for each, and what may go wrong. */
async function systemSections(tags: readonly DescribedTag[]): Promise<Record<string, string>> {
  const tag = (await measuredTags(tags)).find((each) => each.tag === 'ummes-events');
  if (!tag) throw new Error('There is no <ummes-events>');
  const options: WayOptions = { tag, setup: {}, origin: 'https://society.example', account: 'unknown' };
  return {
    list: `${SYSTEMS.map(listItem).join('\n')}\n`,
    systems: SYSTEMS.map((system) => section(system, options)).join('\n'),
    symptoms: symptomsText(options),
  };
}

function listItem(system: System): string {
  const anchor = system.name.toLowerCase().replaceAll(' ', '-');
  return `- [${system.name}](#${anchor})${system.tried ? `: tried in ${plain(system.tried)}` : ''}`;
}

function section(system: System, options: WayOptions): string {
  const picture = `pictures/${system.id}.webp`;
  const parts = [
    `## ${system.name}`,
    existsSync(`docs/${picture}`) ? `![The society's events on a page in ${system.name}](${picture})` : '',
    `${originOf(system)}${plain(system.summary)}`,
    ...waysOf(system, options).map(wayText),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Returns the system's ways for every account, an administrator's first. */
function waysOf(system: System, options: WayOptions): Way[] {
  const accounts = ['administrator', ...(system.accounts ?? []).map(({ id }) => id)] as const;
  const ways = accounts.flatMap((account) => system.ways({ ...options, account }));
  return [...new Map(ways.map((way) => [way.id, way])).values()];
}

function originOf({ tried, sources }: System): string {
  if (tried) return `Tried in ${plain(tried)}. `;
  return sources.length ? `Not tried by us: this follows ${links(sources)}. ` : '';
}

const links = (sources: System['sources']) => sources.map(([title, address]) => `[${title}](${address})`).join(', ');

function wayText({ title, steps, notes = [], isOnce }: Way): string {
  const once = isOnce ? ' (once, by an administrator)' : '';
  return [`### ${plain(title)}${once}`, stepsText(steps), notes.map((note) => `- ${plain(note)}`).join('\n')]
    .filter(Boolean)
    .join('\n\n');
}

function stepsText(steps: readonly WayStep[]): string {
  return steps
    .map(({ text, code, file }, index) => {
      const download = file === 'plugin' ? ` The page \`/demo/\` packs it; this is [its code](${PLUGIN}).` : '';
      const block = code === undefined ? '' : `\n\n${indented(`\`\`\`\n${code.trimEnd()}\n\`\`\``)}\n`;
      return `${index + 1}. ${plain(text)}${download}${block}`;
    })
    .join('\n')
    .trimEnd();
}

function symptomsText(options: WayOptions): string {
  const other = systemNamed('other');
  const texts = [
    ['the line', 'line'],
    ['a frame', 'frame'],
  ] as const;
  return texts
    .flatMap(([name, id]) => {
      const way = wayIn('other', id, options);
      if (!way) return [];
      return symptomsOf(other, way, options).map(
        ({ see, advice }) => `### With ${name}: ${lowerFirst(plain(see))}\n\n${stepsText(advice)}\n`,
      );
    })
    .join('\n');
}

const indented = (text: string) => text.replace(/^(?=.)/gm, '   ');
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Our documents have straight quotes. */
const plain = (text: string) => text.replaceAll('’', "'").replace(/[“”]/g, '"');
