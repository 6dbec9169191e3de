import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  encodePart,
  googleSubscription,
  mailAddress,
  mailLink,
  webcalAddress,
} from '../../../src/model/addresses/links';
import { phoneAddress } from '../../../src/model/forms/phone';

/** Characters that have a meaning in URLs, HTML or email, and others that need encoding. */
const RESERVED = `&?#%+,;:/=@'"<>[]{}|\\^\` \t~!$()*ශ්\u200dරී👩\u200d🔧`;

/** Reads a mailto: link as a mail program does. In it, a plus is a plus. */
function read(href: string) {
  const [, address = '', query = ''] = /^mailto:([^?]*)\??(.*)$/s.exec(href) ?? [];
  const fields = query.split('&').filter(Boolean);
  const pairs = fields.map((field) => field.split('=').map(decodeURIComponent));
  return { address: decodeURIComponent(address), ...Object.fromEntries(pairs) };
}

describe('a mailto: link', () => {
  it('keeps every reserved character in its address, subject and text, and adds nothing to the email', () => {
    const email = "o'brien+a&cc=x?#%@example.org";
    const href = mailLink(email, { subject: RESERVED, body: RESERVED }).href;
    expect(read(href)).toEqual({ address: email, subject: RESERVED, body: RESERVED });
    expect(href).toMatch(/^[\w:?&=%@.~!*'()-]+$/);
    expect(mailAddress(email)).toBe("mailto:o'brien%2Ba%26cc%3Dx%3F%23%25@example.org");
  });

  it('has CRLF line breaks, whatever breaks the text has', () => {
    expect(mailLink('a@b.c', { body: 'a\nb\r\nc\rd' }).href).toBe('mailto:a@b.c?body=a%0D%0Ab%0D%0Ac%0D%0Ad');
  });

  it('accepts lone surrogates', () => {
    const { href } = mailLink('a@b.c', { subject: 'x\ud800', body: '\udc00y' });
    expect(read(href)).toEqual({ address: 'a@b.c', subject: 'x\ufffd', body: '\ufffdy' });
  });

  it('has at most 1,800 characters, and otherwise the start of its text, cut between characters', () => {
    const family = '👩\u200d👩\u200d👧';
    for (const body of [
      'x'.repeat(5000),
      '&'.repeat(700),
      'ශ්\u200dරී '.repeat(300),
      family.repeat(60),
      '\n'.repeat(2000),
    ]) {
      const { href, isShortened } = mailLink('society@example.org', { subject: 'y'.repeat(3000), body });
      expect(isShortened).toBe(true);
      expect(href.length).toBeLessThanOrEqual(1800);
      expect(href.length).toBeGreaterThan(1600);
      const shown = read(href).body.replaceAll('\r', '').replace(/…$/, '');
      expect(body.startsWith(shown)).toBe(true);
    }
    const { href } = mailLink('a@b.c', { body: family.repeat(60) });
    expect(read(href).body.replace('…', '').length % family.length).toBe(0);
  });

  it('is complete if it fits exactly', () => {
    const start = 'mailto:a@b.c?body='.length;
    const body = 'x'.repeat(1800 - start);
    expect(mailLink('a@b.c', { body })).toEqual({ href: `mailto:a@b.c?body=${body}`, isShortened: false });
    expect(mailLink('a@b.c', { body: `${body}x` }).isShortened).toBe(true);
  });

  it('is valid, whatever the text', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, (subject, body) => {
        const { href } = mailLink('a@b.c', { subject, body: body.repeat(40) });
        expect(new URL(href).href).toBe(href);
        expect(href.length).toBeLessThanOrEqual(1800);
        expect(() => read(href)).not.toThrow();
      }),
    );
  });
});

it.each([
  ['+94 11 265 0301', 'tel:+94112650301'],
  ['+94 (0)11-265.0301', 'tel:+94112650301'],
  ['(+39) 06 6982/1', 'tel:+390669821'],
  ['011 265 0301', 'tel:0112650301'],
  ['+94 11;ext=1?#&', 'tel:+94111'],
])('a tel: link to %j is %j', (phone, href) => {
  expect(phoneAddress(phone)).toBe(href);
});

it('links to the calendar are encoded where they are part of another address', () => {
  const calendar = webcalAddress('https://society.example/a&b.ics?x=1#y');
  expect(calendar).toBe('webcal://society.example/a&b.ics?x=1#y');
  const google = googleSubscription(calendar);
  expect([...new URL(google).searchParams]).toEqual([['cid', calendar]]);
  expect(new URL(google).hash).toBe('');
});

it('part of a URL can be any text', () => {
  expect(decodeURIComponent(encodePart(RESERVED))).toBe(RESERVED);
  expect(encodePart('\ud800')).toBe('%EF%BF%BD');
});
