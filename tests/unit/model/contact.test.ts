import { describe, expect, test } from 'vitest';
import { contactErrors, contactFault, trimmedContact } from '../../../src/model/forms/contact';

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

  test('is trimmed, but keeps its line breaks', () => {
    const typed = { name: ' Ada ', email: ' ada@example.com', message: '\nHello\n\nagain\n' };
    expect(trimmedContact(typed)).toEqual({ ...message, message: 'Hello\n\nagain' });
  });
});
