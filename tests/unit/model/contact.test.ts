import { describe, expect, test } from 'vitest';
import { contactErrors, trimmedContact } from '../../../src/model/contact';

const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

describe('A message to the society', () => {
  test('with a name, an address and a text may go', () => {
    expect(contactErrors(message)).toEqual({});
  });

  test('without anything is told about each field', () => {
    expect(contactErrors({ name: '', email: '', message: '' })).toEqual({
      name: 'Name is required.',
      email: 'Email is required.',
      message: 'Message is required.',
    });
  });

  test('of nothing but space counts as empty', () => {
    expect(contactErrors({ name: ' \t', email: '  ', message: '\n \u00a0' })).toEqual({
      name: 'Name is required.',
      email: 'Email is required.',
      message: 'Message is required.',
    });
  });

  test.each(['ada', 'ada@', '@example.com', 'ada@example', 'a b@example.com', 'ada@example..com', 'ada@@example.com'])(
    'is not answered at %s',
    (email) => {
      expect(contactErrors({ ...message, email })).toEqual({ email: 'Email is invalid.' });
    },
  );

  test.each(['ada@example.com', ' ada@example.com ', 'a.d+a@mail.example.co.uk', 'ada@münchen.example'])(
    'can be answered at %s',
    (email) => {
      expect(contactErrors({ ...message, email })).toEqual({});
    },
  );

  test('is handed over without the space around it, and with the line breaks in it', () => {
    expect(trimmedContact({ name: ' Ada ', email: ' ada@example.com', message: '\nHello\n\nagain\n' })).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
      message: 'Hello\n\nagain',
    });
  });
});
