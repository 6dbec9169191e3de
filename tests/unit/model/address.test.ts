import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageAddress, isHostAddress, safeAddress, splitAddresses } from '../../../src/model/address';
import { cleanText } from '../../../src/model/text';
import { anyAddresses, anyText } from '../../support/model/society-event';

describe('an address', () => {
  test.each([
    'https://a.example/b.jpg',
    'HTTP://a.example',
    'https://a.example/b c.jpg',
    'https://a.example/w_300,h_200/b.jpg?x=1,2#y',
    'https://a.example/ශ්‍රී.jpg',
    'https://user:word@a.example/b.jpg',
    'https://a.example/?next=javascript:alert(1)',
    '//cdn.example/b.jpg',
    '/photos/b.jpg',
    '/photos/Galle Face (1).jpg',
    './b.jpg',
    '../b.jpg',
    '/',
    'b.jpg',
    'photos/2025/b.webp?v=2',
    'photos/été(1).jpg',
    'data:image/png;base64,iVBORw0KGgo=',
    'DATA:IMAGE/svg+xml,%3Csvg/%3E',
  ])('%j is used as it is', (address) => {
    expect(safeAddress(address)).toBe(address);
    expect(safeAddress(`\u00a0 ${address}\n`)).toBe(address);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript\t:alert(1)',
    'javascript:alert(1)//.jpg',
    'javascript://a.example/%0aalert(1)',
    'javascript&colon;alert(1)',
    'vbscript:msgbox(1)',
    'blob:https://a.example/uuid',
    'file:///etc/passwd',
    'ftp://a.example/b.jpg',
    'mailto:a@a.example',
    'view-source:https://a.example',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;image/png,<script>',
    'data:,image/',
    'data:ima\nge/png,',
    ' data:application/javascript,alert(1)',
    '\\\\host\\share\\b.jpg',
    '/\\host/b.jpg',
    '/\t/host/b.jpg',
    'C:\\Users\\b.jpg',
    'localhost:3000/b.jpg',
    'www.example.com/b.jpg',
    'https://',
    'https://a b/',
    'http://[::1',
    'To be announced',
    'TBA',
    'photo coming soon.',
    '#top',
    '?q=b.jpg',
    '',
    ' ',
  ])('%j is dropped', (text) => {
    expect(safeAddress(text)).toBe('');
    expect(safeAddress(text, 'https://a.example/')).toBe('');
  });

  test('belongs, if relative, to the place that the list came from', () => {
    const base = 'https://society.example/site/';
    expect(safeAddress('b.jpg', base)).toBe('https://society.example/site/b.jpg');
    expect(safeAddress('./b.jpg', base)).toBe('https://society.example/site/b.jpg');
    expect(safeAddress('../b.jpg', base)).toBe('https://society.example/b.jpg');
    expect(safeAddress('/b c.jpg', base)).toBe('https://society.example/b%20c.jpg');
    expect(safeAddress('//cdn.example/b.jpg', base)).toBe('https://cdn.example/b.jpg');
    expect(safeAddress('https://a.example/é', base)).toBe('https://a.example/é');
    expect(safeAddress('data:image/png,x', base)).toBe('data:image/png,x');
  });

  test('may belong to a folder of the site itself', () => {
    expect(safeAddress('b.jpg', '/site/')).toBe('/site/b.jpg');
    expect(safeAddress('/b.jpg?x#y', '/site/')).toBe('/b.jpg?x#y');
    expect(safeAddress('https://a.example/b.jpg', '/site/')).toBe('https://a.example/b.jpg');
  });

  test('leads nowhere when the base is no address', () => {
    for (const base of ['https://', 'javascript:alert(1)', 'data:text/html,'])
      expect(safeAddress('/b.jpg', base)).toBe('');
  });

  test('is http(s) or a picture for every browser, whatever a cell contains', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyText, anyAddresses, fc.webUrl()),
        fc.constantFrom('', 'https://a.example/b/', '/b/'),
        (text, base) => {
          const address = safeAddress(text, base);
          if (!address) return;
          expect(new URL(address, 'https://site.example').protocol).toMatch(/^(https?|data):$/);
          if (/^data/i.test(address)) expect(address).toMatch(/^data:image\//i);
          expect(safeAddress(address, base)).toBe(address);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('an address that a host page gives', () => {
  test.each([
    '#activities',
    '#',
    '?page=2',
    'x/y',
    '../x',
    '/x',
    '//host.example/x',
    'https://host.example/x',
    'HTTP://host.example',
    'www.host.example/x',
    'events/{id}',
    '#{id}',
    '?event={id}',
    'https://host.example/{id}/',
    '/a?next=javascript:alert(1)',
    '/12:30',
  ])('%j is used', (address) => {
    expect(isHostAddress(address)).toBe(true);
  });

  test.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'data:image/png,x',
    'vbscript:x',
    'blob:https://host.example/uuid',
    'file:///x',
    'mailto:storage@host.example',
    'tel:+94',
    '{id}:alert(1)',
    'C:\\x',
    'https://',
    'https://[',
    '//',
    '',
    ' ',
  ])('%j is refused', (address) => {
    expect(isHostAddress(address)).toBe(false);
  });

  test('never leads anywhere but to a page, whatever the id of an item', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyAddresses, fc.webUrl()), anyText, (before, id) => {
        if (!isHostAddress(`${before}{id}`)) return;
        const href = `${before}{id}`.replaceAll('{id}', encodeURIComponent(cleanText(id)));
        if (!URL.canParse(href, 'https://host.example/a/')) return; // 'http://{id}', and the id is no host
        expect(new URL(href, 'https://host.example/a/').protocol).toMatch(/^https?:$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a picture on the shared drive', () => {
  const thumbnail = 'https://drive.google.com/thumbnail?id=1aB_c-9&sz=w1600';

  test.each([
    'https://drive.google.com/file/d/1aB_c-9/view?usp=sharing',
    'https://drive.google.com/file/d/1aB_c-9',
    'http://drive.google.com/a/society.example/file/d/1aB_c-9/edit#x',
    '//drive.google.com/file/d/1aB_c-9/view',
  ])('%s becomes its thumbnail', (link) => {
    expect(imageAddress(link)).toBe(thumbnail);
    expect(imageAddress(thumbnail)).toBe(thumbnail);
  });

  test.each([
    'https://drive.google.com/open?id=1aB_c-9',
    'https://drive.google.com/uc?id=1aB_c-9',
    'https://drive.google.com/drive/folders/1aB_c-9',
    'https://a.example/?from=/file/d/1aB_c-9',
    'https://a.example/profile/d/1aB_c-9',
    'data:image/svg+xml,/file/d/1aB_c-9',
  ])('%s, of another form, is used as it is', (link) => {
    expect(imageAddress(link)).toBe(link);
  });
});

describe('a list of addresses', () => {
  test.each<[string, string[]]>([
    ['https://a.example/1.jpg,https://a.example/2.jpg', ['https://a.example/1.jpg', 'https://a.example/2.jpg']],
    [
      'https://a.example/1.jpg ,  /2.jpg\n../3.jpg\r\n./4.jpg',
      ['https://a.example/1.jpg', '/2.jpg', '../3.jpg', './4.jpg'],
    ],
    ['/1.jpg,\n\n, ,/2.jpg,', ['/1.jpg', '/2.jpg']],
    ['/1\n2.jpg , /3.jpg', ['/1', '2.jpg', '/3.jpg']],
    ['1.jpg, photos/2.jpg\n3.jpg', ['1.jpg', 'photos/2.jpg', '3.jpg']],
    ['//a.example/1.jpg,//a.example/2.jpg', ['//a.example/1.jpg', '//a.example/2.jpg']],
    ['/1.jpg, /1.jpg\n/1.jpg', ['/1.jpg']],
    ['', []],
    [' ,\n, ', []],
  ])('%j is split at commas and line breaks', (text, addresses) => {
    expect(splitAddresses(text)).toEqual(addresses);
  });

  test.each([
    'https://a.example/w_300,c_fill/1.jpg',
    'https://a.example/1.jpg?rect=0,0,10,10',
    'https://a.example/resize:300,gravity:sm/1.jpg',
    'https://maps.example/@6.79,79.90,17z',
    '/photos/Galle, Sri Lanka.jpg',
    '/photos/Galle, 2025.jpg',
    'data:image/jpeg;base64,/9j/4AAQSkZJRg==',
    'data:image/svg+xml,<svg viewBox="0,0,9,9"></svg>',
  ])('keeps the commas inside %s', (address) => {
    expect(splitAddresses(address)).toEqual([address]);
    expect(splitAddresses(`/first.jpg, ${address},\nhttps://a.example/last.jpg`)).toEqual([
      '/first.jpg',
      address,
      'https://a.example/last.jpg',
    ]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,<b>', 'ftp://a.example/1.jpg', 'mailto:a@a.example'])(
    '%s does not spoil the address before it',
    (unsafe) => {
      expect(splitAddresses(`/1.jpg, ${unsafe}, /2.jpg`)).toEqual(['/1.jpg', unsafe, '/2.jpg']);
    },
  );

  test('loses no address, commas inside or not', () => {
    const address = fc
      .tuple(fc.webUrl({ withQueryParameters: true }), fc.constantFrom('', '/w_1,h_2/x.jpg', '?a=1,2'))
      .map(([url, end]) => url.replace(/[,/?]+$/, '') + end);
    fc.assert(
      fc.property(
        fc.uniqueArray(address),
        fc.constantFrom(',', ', ', '\n', ',\n', ' ,\r\n '),
        (addresses, separator) => {
          // A web address may itself contain what looks like the next one's beginning.
          fc.pre(addresses.every((one) => !/,(?:[a-z][a-z\d+.-]*:|\.{0,2}\/)/i.test(one) && !one.endsWith(',')));
          expect(splitAddresses(addresses.join(separator))).toEqual(addresses);
        },
      ),
    );
  });

  test.each([',', '\n', ' ', ', ', 'a,', '/,', 'a:', 'data:,', '.', ',\n'])(
    'of %j over and over comes to an end',
    (filler) => {
      // Work that grew with the square of the length would take minutes, and the runner would give up.
      expect(splitAddresses(`/1.jpg${filler.repeat(300_000 / filler.length)}x`).length).toBeGreaterThan(0);
    },
  );
});
