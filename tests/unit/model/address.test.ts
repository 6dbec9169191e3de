import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  avifSizes,
  imageAddress,
  isHostAddress,
  pictureSizes,
  safeAddress,
} from '../../../src/model/addresses/address';
import { splitAddresses } from '../../../src/model/addresses/address-list';
import { cleanText } from '../../../src/model/text/clean-text';
import { anyAddresses, anyText } from '../../support/model/society-event';

const SCRIPT = ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' java\tscript:alert(1)', 'java\nscript:alert(1)'];
const HIDDEN_SCRIPT = ['\u0001javascript:alert(1)', 'javascript\t:alert(1)', 'javascript&colon;alert(1)'];

describe('an address', () => {
  test.each<[string, string[]]>([
    ['on the web', ['https://a.example/b.jpg', 'HTTP://a.example', 'https://a.example/b c.jpg']],
    [
      'with special characters',
      ['https://a.example/w_300,h_200/b.jpg?x=1,2#y', 'https://a.example/?next=javascript:alert(1)'],
    ],
    ['with non-Latin letters or a username', ['https://a.example/ශ්‍රී.jpg', 'https://user:word@a.example/b.jpg']],
    ['relative to a root or folder', ['//cdn.example/b.jpg', '/photos/Galle Face (1).jpg', './b.jpg', '../b.jpg', '/']],
    ['without a leading slash', ['b.jpg', 'photos/2025/b.webp?v=2', 'photos/été(1).jpg']],
    ['of an inline image', ['data:image/png;base64,iVBORw0KGgo=', 'DATA:IMAGE/svg+xml,%3Csvg/%3E']],
  ])('%s is kept unchanged', (_, addresses) => {
    for (const address of addresses) {
      expect(safeAddress(address)).toBe(address);
      expect(safeAddress(`\u00a0 ${address}\n`)).toBe(address);
    }
  });

  test.each<[string, string[]]>([
    ['a script', [...SCRIPT, 'vbscript:msgbox(1)', 'javascript:alert(1)//.jpg', 'javascript://a.example/%0aalert(1)']],
    ['a hidden script', HIDDEN_SCRIPT],
    [
      'an address with another protocol',
      ['blob:https://a.example/uuid', 'file:///etc/passwd', 'ftp://a.example/b.jpg'],
    ],
    ['an email or view-source address', ['mailto:a@a.example', 'view-source:https://a.example']],
    ['other data', ['data:text/html,<script>', 'data:text/html;image/png,<script>', 'data:,image/']],
    ['disguised data', ['data:ima\nge/png,', ' data:application/javascript,alert(1)']],
    ['another host, disguised', ['\\\\host\\share\\b.jpg', '/\\host/b.jpg', '/\t/host/b.jpg', 'C:\\Users\\b.jpg']],
    [
      'a bare or invalid host',
      ['localhost:3000/b.jpg', 'www.example.com/b.jpg', 'https://', 'https://a b/', 'http://[::1'],
    ],
    ['plain text', ['To be announced', 'TBA', 'photo coming soon.', '#top', '?q=b.jpg', '', ' ']],
  ])('is dropped when it is %s', (_, texts) => {
    for (const text of texts)
      expect([safeAddress(text), safeAddress(text, 'https://a.example/')], text).toEqual(['', '']);
  });

  test.each([
    ['b.jpg', 'https://society.example/site/', 'https://society.example/site/b.jpg'],
    ['../b.jpg', 'https://society.example/site/', 'https://society.example/b.jpg'],
    ['/b c.jpg', 'https://society.example/site/', 'https://society.example/b%20c.jpg'],
    ['//cdn.example/b.jpg', 'https://society.example/site/', 'https://cdn.example/b.jpg'],
    ['https://a.example/é', 'https://society.example/site/', 'https://a.example/é'],
    ['data:image/png,x', 'https://society.example/site/', 'data:image/png,x'],
    ['b.jpg', '/site/', '/site/b.jpg'],
    ['/b.jpg?x#y', '/site/', '/b.jpg?x#y'],
    ['/b.jpg', 'https://', ''],
    ['/b.jpg', 'javascript:alert(1)', ''],
  ])('%s resolves against %s to %s', (text, base, address) => {
    expect(safeAddress(text, base)).toBe(address);
  });

  test('is always http(s) or an inline image, whatever a cell contains', () => {
    const bases = fc.constantFrom('', 'https://a.example/b/', '/b/');
    fc.assert(
      fc.property(fc.oneof(anyText, anyAddresses, fc.webUrl()), bases, (text, base) => {
        const address = safeAddress(text, base);
        if (!address) return;
        expect(new URL(address, 'https://site.example').protocol).toMatch(/^(https?|data):$/);
        if (/^data/i.test(address)) expect(address).toMatch(/^data:image\//i);
        expect(safeAddress(address, base)).toBe(address);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('an address that a host page sets', () => {
  test.each<[string, string[]]>([
    ['relative', ['#activities', '#', '?page=2', 'x/y', '../x', '/x', 'www.host.example/x', '/12:30']],
    [
      'on the web',
      ['//host.example/x', 'https://host.example/x', 'HTTP://host.example', '/a?next=javascript:alert(1)'],
    ],
    ['with an id placeholder', ['events/{id}', '#{id}', '?event={id}', 'https://host.example/{id}/']],
  ])('%s is accepted', (_, addresses) => {
    for (const address of addresses) expect(isHostAddress(address), address).toBe(true);
  });

  test.each<[string, string[]]>([
    ['a script', [...SCRIPT.slice(0, 3), '\u0001javascript:alert(1)', 'vbscript:x', '{id}:alert(1)']],
    [
      'data or a file',
      ['data:text/html,x', 'data:image/png,x', 'blob:https://host.example/uuid', 'file:///x', 'C:\\x'],
    ],
    ['an address with another protocol', ['mailto:storage@host.example', 'tel:+94']],
    ['incomplete or blank', ['https://', 'https://[', '//', '', ' ']],
  ])('is rejected when it is %s', (_, addresses) => {
    for (const address of addresses) expect(isHostAddress(address), address).toBe(false);
  });

  test('always leads to a web page, whatever the item id', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyAddresses, fc.webUrl()), anyText, (before, id) => {
        if (!isHostAddress(`${before}{id}`)) return;
        const href = `${before}{id}`.replaceAll('{id}', encodeURIComponent(cleanText(id)));
        if (!URL.canParse(href, 'https://host.example/a/')) return; // 'http://{id}' with an id that is not a valid host
        expect(new URL(href, 'https://host.example/a/').protocol).toMatch(/^https?:$/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('an image address', () => {
  const thumbnail = 'https://drive.google.com/thumbnail?id=1aB_c-9&sz=w1600';

  test.each([
    'https://drive.google.com/file/d/1aB_c-9/view?usp=sharing',
    'http://drive.google.com/a/society.example/file/d/1aB_c-9/edit#x',
    '//drive.google.com/file/d/1aB_c-9',
    'https://docs.google.com/file/d/1aB_c-9/preview',
    'https://drive.google.com/file/u/0/d/1aB_c-9/view',
    'https://drive.google.com/u/1/file/d/1aB_c-9',
    'https://drive.google.com/open?id=1aB_c-9',
    'https://drive.google.com/u/1/open?usp=forms_web&id=1aB_c-9',
    'https://drive.google.com/a/society.example/open?id=1aB_c-9',
    'https://drive.google.com/uc?export=view&id=1aB_c-9',
    'https://docs.google.com/uc?id=1aB_c-9&export=download',
    'HTTPS://Drive.Google.com/uc?id=1aB_c-9',
    thumbnail,
  ])('becomes a Google Drive thumbnail address: %s', (link) => {
    expect(imageAddress(link)).toBe(thumbnail);
  });

  test.each([
    'https://drive.google.com/file/d/1aB_c-9/view?resourcekey=0-x_Y',
    'https://drive.google.com/open?id=1aB_c-9&resourcekey=0-x_Y&usp=sharing',
  ])('keeps the resource key of %s, at every width', (link) => {
    const keyed = 'https://drive.google.com/thumbnail?id=1aB_c-9&resourcekey=0-x_Y&sz=w1600';
    expect(imageAddress(link)).toBe(keyed);
    expect(pictureSizes(keyed)).toContain('id=1aB_c-9&resourcekey=0-x_Y&sz=w400 400w');
  });

  test.each([
    'https://drive.google.com/drive/folders/1aB_c-9',
    'https://drive.google.com/open?id=',
    'https://drive.google.com/open?id=../x',
    'https://drive.google.com/opening?id=1aB_c-9',
    'https://drive.google.com.evil.example/file/d/1aB_c-9',
    'https://drive.google.com@a.example/file/d/1aB_c-9',
    'https://a.example/file/d/1aB_c-9/view',
    'https://a.example/open?id=1aB_c-9',
    '/file/d/1aB_c-9',
    'https://a.example/?from=/file/d/1aB_c-9',
    'https://a.example/profile/d/1aB_c-9',
    'data:image/svg+xml,/file/d/1aB_c-9',
  ])('is kept unchanged: %s', (link) => {
    expect(imageAddress(link)).toBe(link);
  });

  const id = '0123456789abcdef0123456789abcdef';
  test.each([
    [`https://society.example/site/photos/${id}.webp`, '-160.webp 160w, -320.webp 320w, .webp 640w', '.webp'],
    [thumbnail, '=w400 400w, =w800 800w, =w1600 1600w', '=w1600'],
    ...[`https://society.example/pictures/${id}.webp`, '/pictures/hero/aero.webp'].map((address) => [
      ...[address, '-480.webp 480w, -960.webp 960w, -1280.webp 1280w, .webp 1920w', '.webp'],
    ]),
  ])('%s is also available at smaller widths: %s', (address, widths, end) => {
    const start = address.slice(0, -end.length);
    expect(pictureSizes(address)?.replaceAll(start, '')).toBe(widths);
  });

  test('has AVIF files if it was uploaded at the desk', () => {
    const [own, photo] = ['pictures', 'photos'].map((folder) => avifSizes(pictureSizes(`/${folder}/${id}.webp`)));
    expect(own).toBe(
      ['-480.avif 480w', '-960.avif 960w', '-1280.avif 1280w', '.avif 1920w']
        .map((end) => `/pictures/${id}${end}`)
        .join(', '),
    );
    expect([photo, avifSizes(pictureSizes(thumbnail)), avifSizes(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each([
    ...[
      '',
      '/alumni_1.jpg',
      `/photos/${id}.jpg`,
      `/photos/${id}.webp?x`,
      `/photos/${id}-160.webp`,
      `/pictures/${id}-480.webp`,
      `/pictures/hero/aero-960.webp`,
      '/photos/2026.webp',
    ],
    ...[
      'data:image/webp;base64,AAAA',
      'https://drive.google.com/thumbnail?id=a&sz=w200',
      `https://a.example/${thumbnail}`,
    ],
  ])('%j has only one width', (address) => {
    expect(pictureSizes(address)).toBeUndefined();
  });
});

describe('a list of addresses', () => {
  test.each<[string, string[]]>([
    ['https://a.example/1.jpg,https://a.example/2.jpg', ['https://a.example/1.jpg', 'https://a.example/2.jpg']],
    ['/1.jpg ,  /2.jpg\n../3.jpg\r\n./4.jpg', ['/1.jpg', '/2.jpg', '../3.jpg', './4.jpg']],
    ['/1.jpg,\n\n, ,/2.jpg,', ['/1.jpg', '/2.jpg']],
    ['/1\n2.jpg , /3.jpg', ['/1', '2.jpg', '/3.jpg']],
    ['1.jpg, photos/2.jpg\n3.jpg', ['1.jpg', 'photos/2.jpg', '3.jpg']],
    ['//a.example/1.jpg,//a.example/2.jpg', ['//a.example/1.jpg', '//a.example/2.jpg']],
    ['/1.jpg, /1.jpg\n/1.jpg', ['/1.jpg']],
    ['/1.jpg, javascript:alert(1), /2.jpg', ['/1.jpg', 'javascript:alert(1)', '/2.jpg']],
    ['/1.jpg, data:text/html,<b>, /2.jpg', ['/1.jpg', 'data:text/html,<b>', '/2.jpg']],
    [' ,\n, ', []],
  ])('is split at commas and line breaks: %j', (text, addresses) => {
    expect(splitAddresses(text)).toEqual(addresses);
  });

  test.each([
    'https://a.example/w_300,c_fill/1.jpg',
    'https://a.example/resize:300,gravity:sm/1.jpg',
    'https://maps.example/@6.79,79.90,17z',
    '/photos/Galle, Sri Lanka.jpg',
    '/photos/Galle, 2025.jpg',
    'data:image/jpeg;base64,/9j/4AAQSkZJRg==',
    'data:image/svg+xml,<svg viewBox="0,0,9,9"></svg>',
  ])('keeps the commas inside %s', (address) => {
    const around = ['/first.jpg', address, 'https://a.example/last.jpg'];
    expect(splitAddresses(`/first.jpg, ${address},\nhttps://a.example/last.jpg`)).toEqual(around);
  });

  test.each([',', '\n', ' ', ', ', 'a,', '/,', 'a:', 'data:,', '.', ',\n'])(
    'is split quickly when %j is repeated',
    (filler) => {
      // A quadratic algorithm would take minutes, and the test would time out.
      expect(splitAddresses(`/1.jpg${filler.repeat(300_000 / filler.length)}x`).length).toBeGreaterThan(0);
    },
  );
});
