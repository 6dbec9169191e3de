import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorText } from '../../../src/model/error-text';

test('the reason of a failed answer is found in a text, an object or a list', () => {
  for (const body of [
    ' Closed on Sundays \n',
    { message: 'Closed on Sundays' },
    { error: 'Closed on Sundays' },
    { success: false, error: { code: 7, message: 'Closed on Sundays' } },
    { message: '', detail: 'Closed on Sundays' },
    { title: 'Closed on Sundays', status: 500 },
    { errors: ['', 'Closed on Sundays', 'Try on Monday'] },
    { errors: [{ field: 'x', message: 'Closed on Sundays' }] },
    [{ message: 'Closed on Sundays' }],
  ])
    expect(errorText(body)).toBe('Closed on Sundays');
});

test('there is none in a page, a number, or nothing', () => {
  const page = '\ufeff \n<!DOCTYPE html><html><body>502 Bad Gateway</body></html>';
  for (const body of [
    page,
    '<html>',
    '<br />\n<b>Warning</b>: x',
    '<?xml version="1.0"?>',
    { message: page },
    '',
    ' ',
    7,
    null,
  ])
    expect(errorText(body)).toBe('');
  for (const body of [undefined, true, {}, [], { message: { code: 1 } }]) expect(errorText(body)).toBe('');
});

test('a text is cut, and a body that is deep or odd does no harm', () => {
  expect(errorText('n'.repeat(100_000))).toBe(`${'n'.repeat(300)}…`);
  expect(errorText('less < more')).toBe('less < more');
  let deep: unknown = 'too deep';
  for (let level = 0; level < 50_000; level++) deep = { error: deep };
  expect(errorText(deep)).toBe('');
  fc.assert(fc.property(fc.anything(), (body) => errorText(body).length <= 300 * 16 + 1));
});
