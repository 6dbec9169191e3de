import { describe, expect, it } from 'vitest';
import { describeTag } from '../../../src/build/reference/declarations';
import { describeTags } from '../../../src/build/reference/describe-tags';
import { readObject } from '../../../src/build/reference/read-object';

const SOURCE = `
import { Lamps } from './lamps';

/** Nothing to do with it. */
const WATTS = 60;

/**
 * The lamps of a room,
 * bright or dim.
 *
 * They warm up
 * in a second.
 *
 * @reserve 300px on wide columns, 800px on a phone
 * @fallback /lamps The lamps of the house
 * @part lamp - one lamp
 * @cssprop --ummes-glow - how far it shines
 */
export const lamps = define({
  tag: 'ummes-lamps',
  component: Lamps,
  data: '/api/lamps',
  attributes: {
    /** How bright they are. */
    light: { kind: 'choice', values: ['bright', 'dim'], initial: 'dim' },
    /** Where a lamp's page is, with \`{id}\`. @example /lamps/{id} */
    'lamp-href': { kind: 'template' },
  },
  /** \`wiring: Plan\`: the plan. \`fuse: { amperes: number }\`: what protects it. */
  properties: ['wiring', 'fuse'],
  methods: ['refresh'],
  events: {
    /** A lamp is pressed; cancel to keep it as it is. \`detail: { id: string, on: boolean }\` */
    'ummes-press': { cancelable: true },
    /** All are out. */
    'ummes-dark': { cancelable: false },
  },
});`;

const COMMON = `
export const commonAttributes = {
  /** Where it calls. */
  api: { kind: 'text' },
  /** Its colours. */
  theme: { kind: 'choice', values: ['auto', 'dark'], initial: 'auto' },
} as const satisfies Record<string, Attribute>;
export const common = {
  /** \`texts: Texts\`: what it says. */
  properties: ['texts'],
};`;

const SHARED = `
const methods = {
  /** Goes to the switch. @signature (): void */
  focus: {},
  /** Looks again. @signature (): Promise<boolean> */
  refresh: {},
  /** Puts all out. @signature (): void */
  reset: {},
};
const states = {
  /** On their way. */
  loading: {},
  /** There. */
  ready: {},
};`;

function describeLamps(source = SOURCE) {
  const shared = {
    methods: readObject(SHARED, 'shared.ts', 'methods').entries,
    states: readObject(SHARED, 'shared.ts', 'states').entries,
  };
  const common = {
    attributes: readObject(COMMON, 'common.ts', 'commonAttributes').entries,
    properties: readObject(COMMON, 'common.ts', 'common').entries,
  };
  return describeTag(source, 'lamps.ts', common, shared);
}

describe('a tag is described by its declaration and the doc comments in it', () => {
  it('says what the tag is, in one line, and then what else there is to know', () => {
    expect(describeLamps().summary).toBe('The lamps of a room, bright or dim.');
    expect(describeLamps().notes).toEqual(['They warm up in a second.']);
  });

  it('gives the heights to reserve and the link that stands in', () => {
    const { reserve, fallback } = describeLamps();
    expect(reserve).toEqual(['300px', '800px']);
    expect(fallback).toEqual({ path: '/lamps', text: 'The lamps of the house' });
  });

  it('lists the methods that it declares, besides focus(), and the states, of which a form has not all', () => {
    expect(describeLamps().methods).toEqual([
      { name: 'focus', doc: 'Goes to the switch.', signature: '(): void' },
      { name: 'refresh', doc: 'Looks again.', signature: '(): Promise<boolean>' },
    ]);
    expect(describeLamps().states.map(({ name }) => name)).toEqual(['loading', 'ready']);
    const form = describeLamps(SOURCE.replace("  data: '/api/lamps',\n", ''));
    expect(form.states.map(({ name }) => name)).toEqual(['ready']);
  });

  it('lists attributes with kind, values, initial value and example, the common ones last', () => {
    expect(describeLamps().attributes.slice(0, 3)).toEqual([
      { name: 'light', kind: 'choice', values: ['bright', 'dim'], initial: 'dim', doc: 'How bright they are.' },
      {
        name: 'lamp-href',
        kind: 'template',
        initial: '',
        doc: "Where a lamp's page is, with `{id}`.",
        example: '/lamps/{id}',
      },
      { name: 'api', kind: 'text', initial: '', doc: 'Where it calls.' },
    ]);
  });

  it('tells the texts of several properties apart', () => {
    expect(describeLamps().properties).toEqual([
      { name: 'wiring', type: 'Plan', doc: 'The plan.' },
      { name: 'fuse', type: '{ amperes: number }', doc: 'What protects it.' },
      { name: 'texts', type: 'Texts', doc: 'What it says.' },
    ]);
  });

  it("separates an event's text from the type of its detail", () => {
    expect(describeLamps().events).toEqual([
      {
        name: 'ummes-press',
        cancelable: true,
        doc: 'A lamp is pressed; cancel to keep it as it is.',
        detail: '{ id: string, on: boolean }',
      },
      { name: 'ummes-dark', cancelable: false, doc: 'All are out.', detail: '' },
    ]);
  });

  it('lists parts and custom properties', () => {
    const { parts, cssProperties } = describeLamps();
    expect(parts).toEqual([{ name: 'lamp', doc: 'one lamp' }]);
    expect(cssProperties).toEqual([{ name: '--ummes-glow', doc: 'how far it shines' }]);
  });
});

describe('nothing that a page can use goes undescribed', () => {
  it.each([
    ['/** How bright they are. */', 'attribute light'],
    ['`fuse: { amperes: number }`: what protects it.', 'property fuse'],
    ['/** All are out. */', 'event ummes-dark'],
    [' * @reserve 300px on wide columns, 800px on a phone\n', '@reserve'],
    [' * @fallback /lamps The lamps of the house\n', '@fallback'],
  ])('without %s the build stops and says what is missing', (comment, missing) => {
    expect(() => describeLamps(SOURCE.replace(comment, ''))).toThrow(`${missing}`);
  });

  it('a part without a text is refused', () => {
    expect(() => describeLamps(SOURCE.replace('lamp - one lamp', 'lamp'))).toThrow('@part lamp');
  });

  it('a file without a declaration is refused by its name', () => {
    expect(() => describeTag('export const lamps = 1;', 'lamps.ts', { attributes: [], properties: [] })).toThrow(
      'lamps.ts',
    );
  });

  it('a value that only running the file would give is refused', () => {
    expect(() => describeLamps(SOURCE.replace("['bright', 'dim']", 'LIGHTS'))).toThrow('LIGHTS is not a literal');
  });

  it("the product's own tags are all described", async () => {
    const tags = await describeTags();
    expect(tags.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['ummes-events', 'ummes-event-detail']));
    for (const { attributes } of tags)
      expect(attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(['api', 'theme']));
  });
});
