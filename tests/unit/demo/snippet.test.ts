import { describe, expect, it, vi } from 'vitest';
import { styleOf, styleSheetCode } from '../../../demo/workbench/code';
import { heightsOf } from '../../../demo/workbench/reserve';
import { attributesIn, readSetup } from '../../../demo/workbench/setup';
import { snippetsOf } from '../../../demo/workbench/snippet';
import { apiOf } from '../../../demo/workbench/states';
import type { DescribedTag } from '../../../src/build/reference/declarations';

const NOTHING = { notes: [], properties: [], methods: [], events: [], states: [], parts: [], cssProperties: [] };
const TAG: DescribedTag = {
  ...NOTHING,
  tag: 'ummes-lamps',
  summary: 'The lamps.',
  reserve: ['300px', '800px'],
  fallback: { path: '/lamps', text: 'All lamps in the house' },
  data: '/api/lamps',
  attributes: [
    { name: 'lamp-id', kind: 'text', initial: '', doc: 'Which.', example: 'hall' },
    { name: 'api', kind: 'text', initial: '', doc: 'Where.' },
    { name: 'theme', kind: 'choice', values: ['auto', 'dark'], initial: 'auto', doc: 'Colours.' },
  ],
};
const ORIGIN = 'https://society.example';
vi.stubGlobal('location', new URL(`${ORIGIN}/demo/`));

const codeFor = (setup: Record<string, string>, properties = {}) =>
  snippetsOf({ tag: TAG, setup, properties, origin: ORIGIN }).map(({ code }) => code);

describe('the code to copy from the workbench', () => {
  it('is one line with the tag, its height, a link and the script', () => {
    expect(codeFor({ 'lamp-id': 'hall', theme: 'auto' })[0]).toBe(
      '<ummes-lamps lamp-id="hall" style="display:block;min-height:clamp(300px,(600px - 100vw)*999,800px)"><a href="https://society.example/lamps">All lamps in the house</a></ummes-lamps><script type="module" src="https://society.example/widgets/ummes.js?first=lamps&amp;lamp-id=hall"></script>',
    );
  });

  it('sets an accent in the line, or in the style sheet; what isn’t a colour is left out', () => {
    const options = { tag: TAG, setup: {}, origin: ORIGIN };
    expect(styleOf({ ...options, accent: 'rgb(1 2 3 / 50%)' })).toMatch(/;--ummes-color-accent:rgb\(1 2 3 \/ 50%\)$/);
    expect(styleSheetCode({ ...options, accent: '#8a1538' })).toContain(' --ummes-color-accent: #8a1538; min-height:');
    for (const accent of ['', 'red;position:fixed', 'url("x")', 'red}', '<b>'])
      expect(styleOf({ ...options, accent })).not.toContain('accent');
  });

  it('has a variant for policies that forbid style attributes, with a style sheet', () => {
    const [, , line, css] = codeFor({});
    expect(line).toMatch(/^<ummes-lamps><a href="[^"]+">[^<]+<\/a><\/ummes-lamps><script [^>]+><\/script>$/);
    expect(css).toBe(
      'ummes-lamps { display: block; margin-block: 1em 2em; min-height: 300px; }\n@media (max-width: 600px) {\n  ummes-lamps { min-height: 800px; }\n}',
    );
  });

  it.each([
    ['the same on a phone', ['120px'], '120px'],
    ['higher on a phone', ['30px', '110px'], 'clamp(30px,(600px - 100vw)*999,110px)'],
    ['lower on a phone', ['440px', '380px'], 'clamp(380px,(100vw - 600px)*999,440px)'],
    ['higher than any screen', ['2300px', '4200px'], '2300px'],
  ])('reserves a height that is %s', (_, reserve, height) => {
    const style = styleOf({ tag: { ...TAG, reserve }, setup: {}, origin: ORIGIN });
    expect(style).toBe(`display:block;min-height:${height}`);
  });

  it.each([
    ['keeps any input within one attribute', { 'lamp-id': '"><b>&\n' }, 0, ' lamp-id="&quot;>&lt;b>&amp;&#10;" '],
    ["never uses the workbench's demo API", { api: apiOf('many') }, 0, '<ummes-lamps style='],
    ['keeps the address of another API', { api: 'https://calls.example/base' }, 0, 'api="https://calls.example/base"'],
    [
      'lists the origins that a content security policy must allow',
      { api: 'https://calls.example/base' },
      1,
      `${ORIGIN} https://calls.example;`,
    ],
  ])('%s', (_, setup: Record<string, string>, index, code) => {
    expect(codeFor(setup)[index]).toContain(code);
  });

  it.each([
    [{}, [2300, 2500, 3700]],
    [{ show: 'all', limit: '3' }, [1400, 1500, 2500]],
    [{ show: 'past' }, [700, 800, 1250]],
    [{ show: 'past', limit: '3' }, [340, 420, 690]],
    [{ show: 'past', limit: '4' }, [440, 530, 860]],
    [{ show: 'past', limit: '9' }, [700, 800, 1250]],
    [{ limit: 'few' }, [2300, 2500, 3700]],
  ])('reserves the height that the tag needs with %o', (setup: Record<string, string>, heights) => {
    const table = { '': [2300, 2500, 3700], 'limit="3"': [1400, 1500, 2500] };
    const past = { 'show="past"': [700, 800, 1250], 'show="past" limit="3"': [340, 420, 690] };
    expect(heightsOf({ ...TAG, tag: 'ummes-events', heights: { ...table, ...past } }, setup)).toEqual(heights);
  });

  it('sets object properties in a script', () => {
    const script = codeFor({}, { plan: { wires: 2 }, fuse: undefined })[1];
    expect(script).toContain("document.querySelector('ummes-lamps').plan = {");
  });
});

it("the workbench's address sets only attributes that differ from their defaults", () => {
  const names = (search: string) => attributesIn(TAG, readSetup(TAG, search)).map(([name]) => name);
  expect(names('?theme=dark&state=many')).toEqual(['lamp-id', 'api', 'theme']);
  expect(names('?lamp-id=&theme=auto')).toEqual([]);
});
