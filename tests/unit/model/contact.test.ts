import { describe, expect, test } from 'vitest';
import { cleanContact, contactErrors, contactFault } from '../../../src/model/forms/contact';
import { pastedEmail } from '../../../src/model/forms/field-rules';

const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

describe('a message to the society', () => {
  test.each([
    ['', '', ''],
    [' \t', '  ', '\n \u00a0'],
  ])('with %j, %j and %j gets an error for each field', (name, email, text) => {
    expect(contactErrors({ name, email, message: text })).toEqual({
      name: 'Name is required.',
      email: 'Email is required.',
      message: 'Message is required.',
    });
  });

  test('needs a valid email address', () => {
    expect(contactErrors({ ...message, email: ' ada@example.com ' })).toEqual({});
    expect(contactErrors({ ...message, email: 'ada@example' })).toEqual({ email: 'Email is invalid.' });
  });

  test('has at most 200 characters in its name and 5,000 in its text', () => {
    const fault = (name: number, text: number) =>
      contactFault({ ...message, name: 'x'.repeat(name), message: 'x'.repeat(text) });
    expect([fault(200, 5000), fault(0, 1)]).toEqual(['', 'Name is required.']);
    expect(fault(201, 1)).toBe('Name is too long: 200 characters at most.');
    expect(fault(1, 5001)).toBe('Message is too long: 5,000 characters at most.');
  });

  test('has no invisible characters that are pasted along, but keeps those that shape a name', () => {
    const typed = {
      name: '\u202eඅමල් ශ්\u200dරී\u200b',
      email: '\u200ezw\u200b\u200d@b\u00ad.lk\u202e',
      message: 'a\u00adb',
    };
    expect(cleanContact(typed)).toEqual({ name: 'අමල් ශ්\u200dරී', email: 'zw@b.lk', message: 'ab' });
    expect(contactErrors({ name: '\u200b', email: '\u00ad', message: '\u2060' })).toEqual({
      name: 'Name is required.',
      email: 'Email is required.',
      message: 'Message is required.',
    });
  });

  test.each([
    ['Nimali Perera <nimali@example.org>', 'nimali@example.org'],
    ['"Perera, Nimali" < nimali@example.org >', 'nimali@example.org'],
    ['mailto:nimali@example.org?subject=Hi', 'nimali@example.org'],
    ['Nimali <mailto:nimali@example.org>', 'nimali@example.org'],
    [' \u200enimali@example.org\u200b', 'nimali@example.org'],
    ['Nimali nimali@example.org', 'Nimali nimali@example.org'],
  ])('may be sent with %j pasted as its email address', (pasted, email) => {
    expect(pastedEmail(pasted)).toBe(email);
  });

  test('is trimmed, but keeps its line breaks', () => {
    const typed = { name: ' Ada ', email: ' ada@example.com', message: '\nHello\n\nagain\n' };
    expect(cleanContact(typed)).toEqual({ ...message, message: 'Hello\n\nagain' });
  });
});
