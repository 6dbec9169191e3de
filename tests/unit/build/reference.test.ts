import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WEB } from '../../../src/build/folders';
import { describeTag, describeTags } from '../../../src/build/reference/describe-tags';
import { documents } from '../../../src/build/reference/documents';
import { htmlCustomData } from '../../../src/build/reference/html-data';
import { customElementsManifest } from '../../../src/build/reference/manifest';
import { publicTokens } from '../../../src/build/reference/public-tokens';
import { referenceFiles } from '../../../src/build/reference/reference';
import { events } from '../../../widgets/events';

const tags = describeTags();
const tokens = publicTokens();
const manifest = customElementsManifest(tags, tokens);

describe('the generated reference', () => {
  it('is up to date in the documents (if not, run npm run docs)', async () => {
    for (const { file, present, fresh } of await documents()) expect(present, file).toBe(fresh);
  });

  it('is up to date in the files that ship (if not, run npm run build)', () => {
    const english = JSON.parse(readFileSync(`${WEB}/widgets/texts/en.json`, 'utf8'));
    for (const [path, text] of Object.entries(referenceFiles(tags, Object.keys(english))))
      expect(readFileSync(path, 'utf8'), path).toBe(text);
  });
});

describe('a missing description', () => {
  it.each([
    ['an attribute', { attributes: { colour: { kind: 'text' } } }, 'events.attributes.colour is not described'],
    ['an event', { events: { 'ummes-new': { cancelable: false } } }, 'events.events.ummes-new is not described'],
    ['properties', { properties: ['items'] }, 'events.properties is not described'],
  ] as const)('stops the build: %s without a doc comment', (_, addition, message) => {
    expect(() => describeTag({ ...events, ...addition })).toThrow(`<ummes-events>: ${message}`);
  });
});

describe('the custom elements manifest', () => {
  const classes = manifest.modules.flatMap(({ declarations }) => declarations).filter((each) => 'tagName' in each);
  const events = classes.find(({ tagName }) => tagName === 'ummes-events');

  it('links each attribute to its property', () => {
    expect(events?.attributes[0]).toMatchObject({
      name: 'event-href',
      fieldName: 'eventHref',
      type: { text: 'string' },
    });
    expect(events?.members[0]).toMatchObject({ name: 'eventHref', attribute: 'event-href', reflects: true });
  });

  it("lists each tag's lang attribute, methods and states", () => {
    expect(events?.attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(['lang', 'theme', 'api']));
    expect(events?.members.filter(({ kind }) => kind === 'method').map(({ name }) => name)).toEqual([
      'focus',
      'refresh',
    ]);
    expect(events?.cssStates.map(({ name }) => name)).toEqual(['loading', 'ready', 'empty', 'failed']);
    const contact = classes.find(({ tagName }) => tagName === 'ummes-contact');
    expect(contact?.cssStates.map(({ name }) => name)).toEqual(['ready', 'failed']);
  });
});

it("VS Code's custom data offers attribute values for completion", () => {
  const theme = htmlCustomData(tags).tags[0]?.attributes.find(({ name }) => name === 'theme');
  expect(theme?.values).toEqual([{ name: 'auto' }, { name: 'light' }, { name: 'dark' }]);
});

it('the public tokens are exactly the --ummes- properties that our code uses', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const read = files.flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(/--ummes-\w[\w-]*/g) ?? []);
  expect([...new Set(read)].sort()).toEqual(tokens.map(({ name }) => name).sort());
});
