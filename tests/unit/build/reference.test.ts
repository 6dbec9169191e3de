import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeTags } from '../../../src/build/reference/describe-tags';
import { elementTypes } from '../../../src/build/reference/element-types';
import { htmlCustomData } from '../../../src/build/reference/html-data';
import { customElementsManifest } from '../../../src/build/reference/manifest';
import { describeTokens, publicTokens } from '../../../src/build/reference/public-tokens';
import { withTables } from '../../../src/build/reference/readme-tables';
import { readmes, referenceFiles } from '../../../src/build/reference/reference';

const tags = await describeTags();
const tokens = await publicTokens();
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
  const classes = manifest.modules.flatMap(({ declarations }) => declarations);

  it('has every tag, where the package has its file', () => {
    expect(classes.map(({ tagName }) => tagName)).toEqual(tags.map(({ tag }) => tag));
    for (const { path } of manifest.modules) expect(readFileSync(path, 'utf8')).not.toBe('');
  });

  it('describes everything that a page can use', () => {
    for (const { tagName, attributes, members, events, cssParts, cssProperties, slots } of classes) {
      const all = [...attributes, ...members, ...events, ...cssParts, ...cssProperties, ...slots];
      const silent = all.filter(({ description }) => !description).map(({ name }) => `${tagName} ${name}`);
      expect(silent).toEqual([]);
      for (const { name, type } of [...attributes, ...members, ...events])
        expect(type.text, `${tagName} ${name}`).toBeTruthy();
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

  it('names the type of an event, and says when it can be cancelled', () => {
    const detail = classes.find(({ tagName }) => tagName === 'ummes-event-detail');
    expect(detail?.events).toContainEqual({
      name: 'ummes-back',
      type: { text: 'CustomEvent<null>' },
      description: expect.stringContaining('Cancelable.'),
    });
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

  it('without a description stop the build', () => {
    expect(() => describeTokens("const tokens = { glow: 'var(--ummes-glow, 1px)' };")).toThrow('--ummes-glow');
  });
});

describe('types and tables', () => {
  it('join the events that several tags have', () => {
    expect(elementTypes(tags)).toMatch(/'ummes-open': CustomEvent<\{ kind: 'event'.*\| CustomEvent<\{ kind: 'news'/);
  });

  it('keep a cell in one cell', () => {
    const [tag] = tags;
    if (!tag) throw new Error('there is no tag');
    const parts = ['attributes', 'tags', 'tokens'].map((name) => `<!-- ${name} --><!-- /${name} -->`).join('\n');
    const text = withTables(
      parts,
      [{ ...tag, notes: [], events: [{ name: 'x', doc: 'X', cancelable: false, detail: "'a' | 'b'" }] }],
      [],
    );
    expect(text).toContain("| Event | `x` | X `detail: 'a' \\| 'b'` |");
  });

  it('have their places in the README', () => {
    expect(() => withTables('# Nothing', tags, tokens)).toThrow('<!-- attributes -->');
  });
});
