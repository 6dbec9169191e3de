import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeTags } from '../../../src/build/reference/describe-tags';
import { elementTypes } from '../../../src/build/reference/element-types';
import { htmlCustomData } from '../../../src/build/reference/html-data';
import { customElementsManifest } from '../../../src/build/reference/manifest';
import { publicTokens } from '../../../src/build/reference/public-tokens';
import { withTables } from '../../../src/build/reference/readme-tables';
import { readmes, referenceFiles } from '../../../src/build/reference/reference';

const tags = describeTags();
const tokens = publicTokens();
const manifest = customElementsManifest(tags, tokens);

describe('what is made from the declarations is as they are', () => {
  it('in widgets/README.md; if not: npm run docs', async () => {
    const { present, fresh } = await readmes();
    expect(present).toBe(fresh);
  });

  it('in the files that ship; if not: npm run build', async () => {
    for (const [path, text] of Object.entries(await referenceFiles()))
      expect(readFileSync(path, 'utf8'), path).toBe(text);
  });
});

describe('the custom elements manifest', () => {
  const classes = manifest.modules.flatMap(({ declarations }) => declarations).filter((each) => 'tagName' in each);

  it('has every tag, where the package has its file', () => {
    expect(classes.map(({ tagName }) => tagName)).toEqual(tags.map(({ tag }) => tag));
    for (const { path } of manifest.modules) expect(readFileSync(path, 'utf8')).not.toBe('');
  });

  it('describes everything that a page can use', () => {
    for (const { tagName, attributes, members, events, cssParts, cssProperties, slots } of classes) {
      const all = [...attributes, ...members, ...events, ...cssParts, ...cssProperties, ...slots];
      const silent = all.filter(({ description }) => !description).map(({ name }) => `${tagName} ${name}`);
      expect(silent).toEqual([]);
      for (const member of [...attributes, ...members, ...events]) {
        const { text } = 'return' in member ? member.return.type : member.type;
        expect(text, `${tagName} ${member.name}`).toBeTruthy();
      }
    }
  });

  it('ties each attribute to its property', () => {
    const events = classes.find(({ tagName }) => tagName === 'ummes-events');
    expect(events?.attributes[0]).toMatchObject({
      name: 'event-href',
      fieldName: 'eventHref',
      type: { text: 'string' },
    });
    expect(events?.members[0]).toMatchObject({ name: 'eventHref', attribute: 'event-href', reflects: true });
  });

  it('has what every tag answers to: its language, its methods and its states', () => {
    for (const { tagName, attributes, members, cssStates } of classes) {
      expect(
        attributes.map(({ name }) => name),
        tagName,
      ).toContain('lang');
      expect(members.filter((member) => 'return' in member)[0], tagName).toMatchObject({
        kind: 'method',
        name: 'focus',
        parameters: [{ name: 'options', optional: true, type: { text: 'FocusOptions' } }],
        return: { type: { text: 'void' } },
      });
      expect(
        cssStates.map(({ name }) => name),
        tagName,
      ).toContain('ready');
    }
    const named = (tag: string) => classes.find(({ tagName }) => tagName === tag);
    const methods = (tag: string) => named(tag)?.members.flatMap((member) => ('return' in member ? member.name : []));
    expect(methods('ummes-events')).toEqual(['focus', 'refresh']);
    expect(methods('ummes-contact')).toEqual(['focus', 'reset']);
    expect(named('ummes-next')?.cssStates.map(({ name }) => name)).toEqual(['loading', 'ready', 'empty', 'failed']);
    expect(named('ummes-contact')?.cssStates.map(({ name }) => name)).toEqual(['ready', 'failed']);
  });

  it('has the loader, and what each module exports', async () => {
    expect(manifest.modules.map(({ path }) => path)).toContain('dist/web/widgets/ummes.js');
    for (const { path, exports } of manifest.modules) {
      const names = exports.filter(({ kind }) => kind === 'js').map(({ name }) => name);
      const text = readFileSync(path, 'utf8');
      const [, exported = ''] = /export\{([^}]*)\}/.exec(text) ?? [];
      expect(
        exported.split(',').flatMap((each) => each.split(' as ').at(-1) || []),
        path,
      ).toEqual(names);
    }
  });
});

describe("VS Code's custom data", () => {
  it('completes every tag, its attributes and what they can be', () => {
    const data = htmlCustomData(tags);
    expect(data.tags.map(({ name }) => name)).toEqual(tags.map(({ tag }) => tag));
    for (const { attributes } of data.tags) {
      const theme = attributes.find(({ name }) => name === 'theme');
      expect(theme?.values).toEqual([{ name: 'auto' }, { name: 'light' }, { name: 'dark' }]);
    }
  });
});

describe('the tokens', () => {
  it('are described where they are declared', () => {
    expect(tokens).toContainEqual({ name: '--ummes-radius', doc: 'Corners.', initial: '3px' });
    expect(tokens.find(({ name }) => name === '--ummes-font')?.initial).toBe("the page's font");
  });

  it('are all that our styles read of a page', async () => {
    const read = new Set<string>();
    for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name)))
      for (const [name] of readFileSync(`src/${file}`, 'utf8').matchAll(/--ummes-\w[\w-]*/g)) read.add(name);
    expect([...read].sort()).toEqual(tokens.map(({ name }) => name).sort());
  });
});

describe('types and tables', () => {
  it('join the events that several tags have', () => {
    expect(elementTypes(tags)).toMatch(/'ummes-open': CustomEvent<\{ kind: 'event'.*\| CustomEvent<\{ kind: 'news'/);
  });

  it('have a method once, with the tags that have it', () => {
    const text = withTables(readFileSync('widgets/README.md', 'utf8'), tags, tokens);
    expect(text).toContain('| `focus(options?: FocusOptions): void` | all |');
    expect(text).toContain('| `reset(): void` | `ummes-contact` `ummes-join` `ummes-newsletter` |');
    expect(elementTypes(tags)).toMatch(/interface UmmesContactElement[^}]*\n {2}reset\(\): void;/);
    expect(elementTypes(tags)).toContain('limit: number | undefined;');
  });

  it('keep a cell in one cell', () => {
    const [tag] = tags;
    if (!tag) throw new Error('there is no tag');
    const names = ['attributes', 'methods', 'states', 'tags', 'tokens'];
    const parts = names.map((name) => `<!-- ${name} --><!-- /${name} -->`).join('\n');
    const text = withTables(
      parts,
      [{ ...tag, notes: [], events: [{ name: 'x', doc: 'X', cancelable: false, detail: "'a' | 'b'" }] }],
      [],
    );
    expect(text).toContain("| Event | `x` | X `detail: 'a' \\| 'b'` |");
  });
});
