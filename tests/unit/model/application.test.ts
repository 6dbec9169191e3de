import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  applicationOf,
  fieldErrorsIn,
  validateApplication,
  validationErrorResponse,
} from '../../../src/model/application/application';
import {
  ACADEMIC_CATEGORIES,
  graduationYears,
  PROFESSIONAL_CATEGORIES,
} from '../../../src/model/application/application-choices';
import type { Application } from '../../../src/model/application/application-fields';
import {
  applicationParts,
  isAttemptId,
  MAX_PHOTO_BYTES,
  newAttemptId,
  PHOTO_SIZE_MESSAGE,
  PHOTO_TYPE_MESSAGE,
  photoProblem,
} from '../../../src/model/application/application-parts';
import { callingCodes } from '../../../src/model/application/countries';
import { photoTypeOf } from '../../../src/model/application/photo-type';
import { joinPhone } from '../../../src/model/forms/phone';

const complete = {
  name: 'Nimali Perera',
  email: 'nimali@example.org',
  batch: '2019',
  academicCategory: 'BSc',
  academicQualifications: 'BSc Eng (Hons), First Class',
  designation: 'Design Engineer',
  companyOrInstitute: 'Example Turbines',
  category: 'Mid-Career Professional (3-10 years)',
};

/** Returns the message for a complete application with some answers changed. */
function messageFor(changes: Record<string, string>): string | undefined {
  return validateApplication(applicationOf({ ...complete, ...changes }))[0]?.message;
}

describe('the join form', () => {
  it('accepts an application with only the required answers', () => {
    expect(validateApplication(applicationOf(complete))).toEqual([]);
  });

  it.each([
    ['name', 'Name is required'],
    ['email', 'Email is required'],
    ['designation', 'Designation is required'],
    ['companyOrInstitute', 'Company or Institute is required'],
    ['category', 'Category is required'],
    ['batch', 'Batch is required'],
    ['academicCategory', 'Academic Category is required'],
    ['academicQualifications', 'Academic Qualifications is required'],
  ])('asks for %s', (field, message) => {
    for (const blank of ['', ' \u0000\t ']) expect(messageFor({ [field]: blank })).toBe(message);
  });

  it('lists all missing answers in the form’s order', () => {
    const errors = validateApplication(applicationOf({ academicCategory: 'Other' }));
    expect(errors.map(({ field }) => field).join(' ')).toBe(
      'name email batch academicCategoryOther academicQualifications designation companyOrInstitute category',
    );
  });

  it('rejects qualifications that contain only separators', () => {
    expect(messageFor({ academicQualifications: ' , ,, ' })).toBe('Academic Qualifications is required');
  });

  it('asks for a category name only when Other is selected', () => {
    expect(messageFor({ academicCategory: 'Other' })).toBe('Please specify your academic category');
    expect(messageFor({ academicCategory: 'Other', academicCategoryOther: 'HND' })).toBeUndefined();
    expect(messageFor({ academicCategory: 'MSc', academicCategoryOther: '' })).toBeUndefined();
  });

  it.each<[string, string[], string[]]>([
    [
      'email',
      [
        ...['a@b.c', 'first.last+tag@dept.example.org', 'ශ්‍රී@උදාහරණ.ලංකා', "o'brien@example.ie"],
        ...[
          'user_1-2/x=y@xn--fzc2c9e2c.xn--xkc2al3hye2a',
          `${'x'.repeat(64)}@${'y'.repeat(63)}.example`,
          '+a@1.example',
        ],
        ...[`${'x'.repeat(64)}@${'y'.repeat(63)}.${'y'.repeat(63)}.${'y'.repeat(61)}`], // 254 characters
        ...['a@\u0939\u093f\u0928\u094d\u0926\u0940.example'],
      ],
      [
        ...['a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a@b..c', 'a@@b.c', 'a@b@c.d', 'a b@c.d', 'a@b c.d'],
        ...['<a@example.com>', '=cmd|x@example.com', 'a..b@example.com', '.a@example.com', 'a.@example.com'],
        ...['a@-example.com', 'a@example-.com', 'a@exa_mple.com', 'a@192.0.2.1', 'a,b@example.com', 'a;b@example.com'],
        ...['"a"@example.com', 'a(b)@example.com', 'a\\b@example.com', 'a@[192.0.2.1]', 'a\ufffd@example.com'],
        ...[`${'x'.repeat(65)}@example.com`, `a@${'x'.repeat(64)}.com`],
        ...[`${'\u0d9a'.repeat(22)}@example.com`], // 66 octets
      ],
    ],
    [
      'phoneNumber',
      ['94', '+94712345678', '123456789012345', '(971) 234', '71-234 [5678]', '71–234'],
      ['0712345678', '7', '1234567890123456', '+0712', '++94', 'call me', '71.234', '+94+71', '0094771234567'],
    ],
    [
      'linkedinUrl',
      ['https://www.linkedin.com/in/nimali', 'linkedin.com/in/x', 'https://lk.LinkedIn.com/in/x'],
      [
        ...['https://example.com/in/nimali', 'nimali', 'https://linkedin.org/in/x', 'http://linkedin.com.evil.org'],
        ...['https://notlinkedin.com/in/x', 'https://evil.org/linkedin.com', 'evil.org?linkedin.com'],
        ...['https://www.linkedin.com@evil.org/in/x', 'https://nimali@www.linkedin.com/in/x'],
        ...['javascript:alert("linkedin.com")', 'ftp://linkedin.com/in/x'],
      ],
    ],
    [
      'websiteUrl',
      ['example.com', 'http://example.com', 'https://example.com/~me?x=1#y', 'www.example.co.uk:8080/a'],
      [
        ...['example', 'http://localhost', 'my site.com', 'http:/a.b', '.com', 'mailto:a@b.c', 'ftp://a.b'],
        ...['javascript:alert(1)', 'javascript://a.b/%0aalert(1)', 'data:text/html,a.b'],
        ...['https://bank.example@evil.org', 'me:secret@example.com'],
      ],
    ],
  ])('accepts only usable values for %s', (field, good, bad) => {
    const messages: Record<string, string> = {
      email: 'Email is invalid',
      phoneNumber: 'Phone number is invalid',
      linkedinUrl: 'Please enter a valid LinkedIn URL',
      websiteUrl: 'Please enter a valid website URL',
    };
    for (const value of good) expect(messageFor({ [field]: value }), value).toBeUndefined();
    for (const value of bad) expect(messageFor({ [field]: value }), value).toBe(messages[field]);
  });

  it.each([
    ['name', 200, ''],
    ['academicQualifications', 2000, ''],
    ['designation', 200, ''],
    ['companyOrInstitute', 200, ''],
    ['fieldsOfExperience', 2000, ''],
    ['rolesOfExperience', 2000, ''],
    ['linkedinUrl', 500, 'linkedin.com/'],
    ['websiteUrl', 500, 'a.lk/'],
  ])('limits %s to %d characters', (field, limit, start) => {
    expect(messageFor({ [field]: start.padEnd(limit, 'x') })).toBeUndefined();
    expect(messageFor({ [field]: start.padEnd(limit + 1, 'x') })).toMatch(
      /must be \d+ characters or fewer|invalid|valid/,
    );
  });

  it('offers all categories and the last 50 graduation years', () => {
    expect([ACADEMIC_CATEGORIES.length, PROFESSIONAL_CATEGORIES.length]).toEqual([6, 7]);
    for (const category of PROFESSIONAL_CATEGORIES) expect(messageFor({ category })).toBeUndefined();
    expect(messageFor({ category: 'Astronaut' })).toBe('Category is required');
    const years = graduationYears(new Date(2026, 0, 1, 0, 0, 0));
    expect([years.length, years[0], years[49]]).toEqual([50, '2026', '1977']);
    expect(graduationYears(new Date(2025, 11, 31, 23, 59, 59))[0]).toBe('2025');
  });
});

describe('the phone number', () => {
  it.each([
    ['+94', '', ''],
    ['+94', '( )', ''],
    ['+94', '+', ''],
    ['+94', '(71) 234-5678', '+94712345678'],
    ['+1 809', '123 4567', '+18091234567'],
    // The leading zero is dropped, except in Italy, San Marino and the Vatican.
    ['+94', '(077) 123-4567', '+94771234567'],
    ['+7', '0495 123', '+7495123'],
    ['+39', '06 6982', '+39066982'],
    ['+39', '+39 (0)6 6982', '+39066982'],
    ['+378', '0549 886377', '+3780549886377'],
    ['+225', '07 08 09 10 11', '+2250708091011'],
    ['+94', '0', '0'],
    ['', '0771234567', '0771234567'],
    // The number may include its own code.
    ['+94', '+94 77 123 4567', '+94771234567'],
    ['+94', '0094 77 123 4567', '+94771234567'],
    ['+94', '+44 (0)20 7946 0000', '+442079460000'],
    ['', '+44 (0)20 7946 0000', '+442079460000'],
    ['+94', '0039 06 6982', '+39066982'],
    ['+225', '+225 07 08 09 10 11', '+2250708091011'],
    // As people paste them.
    ['+94', '+94 (0)77 123 4567', '+94771234567'],
    ['+94', '+94-(0)77-123-4567', '+94771234567'],
    ['+49', '+49-(0)30-1234567', '+49301234567'],
    ['+44', '(+44) (0)20 7946 0018', '+442079460018'],
    ['+44', '+44 - (0) 20 7946 0018', '+442079460018'],
    ['+44', '+44 020 7946 0018', '+442079460018'],
    ['', '+44 020 7946 0018', '+442079460018'],
    ['+94', '(0044) [0]20\u20137946\u20110018', '+442079460018'],
    ['+94', '94771234567', '+94771234567'],
    ['+94', '94 (0)77 123 4567', '+94771234567'],
    // A number that may begin with the digits of the code keeps them.
    ['+91', '9123456789', '+919123456789'],
    ['+91', '91 91234 56789', '+919123456789'],
    ['+55', '(55) 99123-4567', '+5555991234567'],
    ['+49', '4921 123456', '+494921123456'],
    // Domestic prefixes other than 0.
    ['+7', '8 (495) 123-45-67', '+74951234567'],
    ['+7', '+7 (8) 495 123 45 67', '+74951234567'],
    ['+7', '7 495 123-45-67', '+74951234567'],
    ['+7', '812 123 45 67', '+78121234567'],
    ['+77', '701 234 5678', '+77012345678'],
    ['+1', '1 (212) 555-0123', '+12125550123'],
    ['+1809', '(809) 555-0123', '+18095550123'],
    ['+1809', '1-829-555-0123', '+18295550123'],
    ['+36', '06 20 123 4567', '+36201234567'],
    ['+36', '+36 (06) 1 234 5678', '+3612345678'],
    ['+36', '62 123 456', '+3662123456'],
  ])('with code %j and number %j is sent as %j', (callingCode, phoneNumber, joined) => {
    expect(applicationOf({ callingCode, phoneNumber }).phoneNumber).toBe(joined);
  });

  it('loses its leading zero, except with calling codes whose numbers begin with zero', () => {
    const kept = callingCodes().filter(({ code }) => joinPhone(code, '0771234567') !== `${code}771234567`);
    expect(kept.map(({ code }) => code)).toEqual(['+225', '+229', '+242', '+378', '+379', '+39']);
    for (const { code } of kept) expect(joinPhone(code, '0771234567')).toBe(`${code}0771234567`);
  });

  it.each(['0', '000', '+0771234567', '0000771234567', '71234567890123'])(
    'is rejected rather than completed if it is %s',
    (phoneNumber) => {
      expect(messageFor({ callingCode: '+94', phoneNumber })).toBe('Phone number is invalid');
    },
  );
});

describe('a submitted application', () => {
  it('has its lists split, trimmed and joined with commas, without blanks', () => {
    const lists = { fieldsOfExperience: ' HVAC , ,Robotics,\nFEA ', rolesOfExperience: '' };
    expect(applicationOf(lists)).toMatchObject({ fieldsOfExperience: 'HVAC,Robotics,FEA', rolesOfExperience: '' });
  });

  it('has a custom category in both fields only if Other is selected', () => {
    const categories = (academicCategory: string) => {
      const sent = applicationOf({ academicCategory, academicCategoryOther: ' HND ' });
      return [sent.academicCategory, sent.academicCategoryOther];
    };
    expect(categories('Other')).toEqual(['HND', 'HND']);
    expect(categories('PhD')).toEqual(['PhD', '']);
  });

  it('does not change when it is read again, even if a listed category was typed', () => {
    const typed = applicationOf({ academicCategory: 'Other', academicCategoryOther: 'BSc' });
    expect(typed).toMatchObject({ academicCategory: 'BSc', academicCategoryOther: '' });
    expect(applicationOf(typed)).toEqual(typed);
  });

  it('has no control characters or direction marks in its text', () => {
    expect(applicationOf({ name: 'Ni\u0000ma\u202eli\r\nPe\u0007rera\ufeff' }).name).toBe('Nimali Perera');
    const pasted = { email: 'a\u200b@b.lk\u2060', phoneNumber: '\u200e+94\u00ad71', name: '\u200b\u200f\u3164' };
    expect(applicationOf(pasted)).toMatchObject({ email: 'a@b.lk', phoneNumber: '+9471', name: '' });
    const joiners = { email: 'a\u200d\u200c@b\ufe0f.lk', websiteUrl: 'a\u200c.lk', name: 'A\u200dnn\u200c' };
    expect(applicationOf(joiners)).toMatchObject({ email: 'a@b.lk', websiteUrl: 'a.lk', name: 'Ann' });
    // Sinhala (both orders), Bengali, Persian and emoji need them.
    for (const name of ['ශ්\u200dරී', 'ක\u200d්ෂ', 'র\u200d্যাব', 'علی\u200cرضا', '👩\u200d🔧 ❤\ufe0f\u200d🔥'])
      expect(applicationOf({ name }).name).toBe(name);
  });

  it('does not change when normalised again, whatever was typed', () => {
    const phone = fc.string({ unit: fc.constantFrom(...'+0(0)94 -') });
    const names = fc.constantFrom('callingCode', ...Object.keys(applicationOf({})));
    const anything = fc.dictionary(names, fc.oneof(fc.string({ unit: 'grapheme' }), phone));
    fc.assert(
      fc.property(anything, (values) => {
        const once = applicationOf(values);
        expect(applicationOf(once)).toEqual(once);
      }),
    );
  });

  it('has a part for each field, and for a photo or custom category only if present', () => {
    const names = (application: Application, photo?: File) =>
      applicationParts({ application, attemptId: 'attempt-1', photo }).map(([name]) => name);
    const plain = names(applicationOf(complete));
    const other = { ...complete, academicCategory: 'Other', academicCategoryOther: 'HND' };
    const full = names(applicationOf(other), new File(['x'], 'me.png'));
    expect(plain).toEqual(expect.arrayContaining(['attemptId', 'phoneNumber']));
    expect(full.filter((name) => !plain.includes(name)).sort()).toEqual(['academicCategoryOther', 'profileImage']);
  });

  it('has a unique attempt id', () => {
    expect(isAttemptId(newAttemptId())).toBe(true);
    expect(newAttemptId()).not.toBe(newAttemptId());
    expect(isAttemptId('../../etc')).toBe(false);
  });
});

test('a photo is recognised by its content, and has at most 5,242,880 bytes', () => {
  const heads = {
    'image/jpeg': '\xff\xd8\xff\xe0\0\x10JFIF\0\x01',
    'image/png': '\x89PNG\r\n\x1a\n\0\0\0\r',
    'image/gif': 'GIF89a',
    'image/webp': 'RIFF\n\0\0\0WEBP',
  };
  const headOf = (start: string) => Uint8Array.from(start, (character) => character.charCodeAt(0));
  for (const [type, start] of Object.entries(heads)) {
    expect(photoTypeOf(headOf(start))).toBe(type);
    expect(photoProblem({ head: headOf(start), size: 1 }), type).toBe('');
  }
  for (const start of [
    '',
    '\xff\xd8',
    '<svg xmlns="',
    '<!doctype html>',
    '%PDF-1.7',
    'II*\0',
    'RIFF\0\0\0\0WAVE',
    'GIF8',
  ])
    expect(photoProblem({ head: headOf(start), size: 1 }), start).toBe(PHOTO_TYPE_MESSAGE);
  const heic = headOf('\0\0\0\x18ftypheic');
  expect([photoTypeOf(heic), photoProblem({ head: heic, size: 1 })]).toEqual(['image/heic', PHOTO_TYPE_MESSAGE]);
  const head = headOf(heads['image/png']);
  expect(MAX_PHOTO_BYTES).toBe(5_242_880);
  expect(photoProblem({ head, size: MAX_PHOTO_BYTES })).toBe('');
  expect(photoProblem({ head, size: MAX_PHOTO_BYTES + 1 })).toBe(PHOTO_SIZE_MESSAGE);
});

describe('a rejection by the server', () => {
  it('lists each field’s message in the form’s order', () => {
    const errors = validateApplication(applicationOf({ ...complete, email: 'x', name: '' }));
    expect(fieldErrorsIn(JSON.parse(JSON.stringify(validationErrorResponse(errors))))).toEqual(errors);
    const byField = { errors: { email: 'Email is invalid', name: 'Name is required' } };
    expect(fieldErrorsIn(byField)).toEqual(errors);
  });

  it('has no field errors if its body has an unexpected shape', () => {
    const odd = [null, 1, { field: 'x', message: 'y' }, { field: 'name' }];
    for (const body of [undefined, null, 'errors', { errors: 'x' }, { errors: null }, { errors: odd }])
      expect(fieldErrorsIn(body)).toEqual([]);
  });
});
