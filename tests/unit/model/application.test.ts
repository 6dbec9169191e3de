import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Application, applicationOf, validateApplication } from '../../../src/model/application';
import { ACADEMIC_CATEGORIES, graduationYears, PROFESSIONAL_CATEGORIES } from '../../../src/model/application-choices';
import { applicationParts, isAttemptId, newAttemptId } from '../../../src/model/application-parts';
import { callingCodes } from '../../../src/model/country';
import { joinPhone } from '../../../src/model/phone-number';
import { MAX_PHOTO_BYTES, PHOTO_SIZE_MESSAGE, PHOTO_TYPE_MESSAGE, photoProblem } from '../../../src/model/photo';
import { fieldErrorsIn, validationErrorResponse } from '../../../src/model/validation-error-response';

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

/** The message that a complete application gets when one answer is another. */
function messageFor(changes: Record<string, string>): string | undefined {
  return validateApplication(applicationOf({ ...complete, ...changes }))[0]?.message;
}

describe('the rules of the join form', () => {
  it('accepts an application with the required answers alone', () => {
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
    expect(messageFor({ [field]: '' })).toBe(message);
    expect(messageFor({ [field]: ' \u0000\t ' })).toBe(message);
  });

  it('lists everything that is missing in the form’s order', () => {
    const errors = validateApplication(applicationOf({ academicCategory: 'Other' }));
    expect(errors.map(({ field }) => field)).toEqual([
      'name',
      'email',
      'batch',
      'academicCategoryOther',
      'academicQualifications',
      'designation',
      'companyOrInstitute',
      'category',
    ]);
  });

  it('counts qualifications after splitting', () => {
    expect(messageFor({ academicQualifications: ' , ,, ' })).toBe('Academic Qualifications is required');
  });

  it('asks which category Other stands for, and only then', () => {
    expect(messageFor({ academicCategory: 'Other' })).toBe('Please specify your academic category');
    expect(messageFor({ academicCategory: 'Other', academicCategoryOther: 'HND' })).toBeUndefined();
    expect(messageFor({ academicCategory: 'MSc', academicCategoryOther: '' })).toBeUndefined();
  });

  it.each(['a@b.c', 'first.last+tag@dept.example.org', 'ශ්‍රී@උදාහරණ.ලංකා'])('takes %s for an email', (email) => {
    expect(messageFor({ email })).toBeUndefined();
  });
  it.each(['a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a@b..c', 'a@@b.c', 'a@b@c.d', 'a b@c.d', 'a@b c.d'])(
    'refuses %s as an email',
    (email) => {
      expect(messageFor({ email })).toBe('Email is invalid');
    },
  );

  it.each(['94', '+94712345678', '123456789012345', '(071) 234'.replace('0', '9'), '71-234 [5678]', '71–234'])(
    'takes %s for a phone number',
    (phoneNumber) => expect(messageFor({ phoneNumber })).toBeUndefined(),
  );
  it.each(['0712345678', '7', '1234567890123456', '+0712', '++94', 'call me', '71.234', '+94+71'])(
    'refuses %s as a phone number',
    (phoneNumber) => expect(messageFor({ phoneNumber })).toBe('Phone number is invalid'),
  );
  it('leaves the phone number out when only a calling code was chosen', () => {
    for (const phoneNumber of ['', '  ', '( )', '-', '+']) {
      const application = applicationOf({
        ...complete,
        callingCode: '+94',
        phoneNumber,
      });
      expect(application.phoneNumber).toBe('');
      expect(validateApplication(application)).toEqual([]);
    }
  });
  it('joins calling code and number, unless the number brings its own plus', () => {
    expect(applicationOf({ callingCode: '+94', phoneNumber: '(71) 234-5678' }).phoneNumber).toBe('+94712345678');
    expect(applicationOf({ callingCode: '+1 809', phoneNumber: '123 4567' }).phoneNumber).toBe('+18091234567');
    expect(applicationOf({ callingCode: '+94', phoneNumber: '+44 20 7946 0000' }).phoneNumber).toBe('+442079460000');
    expect(messageFor({ callingCode: '+94', phoneNumber: '71234567890123' })).toBe('Phone number is invalid');
  });
  it.each([
    ['+94', '0771234567', '+94771234567'],
    ['+94', '(077) 123-4567', '+94771234567'],
    ['+44', '020 7946 0000', '+442079460000'],
    ['+1 809', '0123 4567', '+18091234567'],
    ['+7', '0495 123', '+7495123'],
    ['+39', '06 6982', '+39066982'],
    ['+378', '0549 882', '+3780549882'],
    ['+379', '06 6982', '+379066982'],
    ['+39', '333 1234567', '+393331234567'],
    ['+94', '0', '0'],
    ['+94', '00', '00'],
    ['+39', '0', '0'],
    ['', '0771234567', '0771234567'],
  ])('puts %s in the place of the first zero of %s', (callingCode, phoneNumber, joined) => {
    expect(applicationOf({ callingCode, phoneNumber }).phoneNumber).toBe(joined);
  });
  it('drops the first zero with every calling code of the form but three', () => {
    const kept = callingCodes().filter(({ code }) => joinPhone(code, '0771234567') !== `${code}771234567`);
    expect(kept.map(({ code, countries }) => [code, ...countries])).toEqual([
      ['+378', 'San Marino'],
      ['+379', 'Vatican City State'],
      ['+39', 'Italy', 'Vatican City State'],
    ]);
    for (const { code } of kept) expect(joinPhone(code, '0771234567')).toBe(`${code}0771234567`);
  });
  it.each([
    ['+94', '+94 77 123 4567', '+94771234567'],
    ['+94', '0094 77 123 4567', '+94771234567'],
    ['+94', '+44 (0)20 7946 0000', '+442079460000'],
    ['+94', '0044 (0)20 7946 0000', '+442079460000'],
    ['', '+44 (0)20 7946 0000', '+442079460000'],
    ['+94', '+39 06 6982', '+39066982'],
    ['+94', '0039 06 6982', '+39066982'],
    ['+225', '+225 07 08 09 10 11', '+2250708091011'],
  ])('with %s chosen, sends %s with the code that it has', (callingCode, phoneNumber, joined) => {
    expect(applicationOf({ callingCode, phoneNumber }).phoneNumber).toBe(joined);
  });
  it.each(['0', '00', '000', '+0771234567', '0000771234567'])('does not complete %s', (phoneNumber) => {
    expect(messageFor({ callingCode: '+94', phoneNumber }), phoneNumber).toBe('Phone number is invalid');
  });
  it('asks for a first digit that is no zero without a calling code', () => {
    expect(messageFor({ phoneNumber: '0094771234567' })).toBe('Phone number is invalid');
  });

  it.each(['https://www.linkedin.com/in/nimali', 'linkedin.com/in/x', 'https://lk.LinkedIn.com/in/x'])(
    'takes %s',
    (linkedinUrl) => {
      expect(messageFor({ linkedinUrl })).toBeUndefined();
    },
  );
  it.each([
    'https://example.com/in/nimali',
    'nimali',
    'https://linkedin.org/in/x',
    'http://linkedin.com.evil.org',
    'https://notlinkedin.com/in/x',
    'https://evil.org/linkedin.com',
    'evil.org?linkedin.com',
    'https://www.linkedin.com@evil.org/in/x',
    'https://nimali@www.linkedin.com/in/x',
    'javascript:alert("linkedin.com")',
    'ftp://linkedin.com/in/x',
  ])('refuses %s', (linkedinUrl) => {
    expect(messageFor({ linkedinUrl })).toBe('Please enter a valid LinkedIn URL');
  });

  it.each(['example.com', 'http://example.com', 'https://example.com/~me?x=1#y', 'www.example.co.uk:8080/a'])(
    'takes %s for a website',
    (websiteUrl) => expect(messageFor({ websiteUrl })).toBeUndefined(),
  );
  it.each([
    'example',
    'http://localhost',
    'javascript:alert(1)',
    'javascript://a.b/%0aalert(1)',
    'mailto:a@b.c',
    'ftp://a.b',
    'my site.com',
    'http:/a.b',
    '.com',
    'data:text/html,a.b',
    'https://bank.example@evil.org',
    'me:secret@example.com',
  ])('refuses %s as a website', (websiteUrl) =>
    expect(messageFor({ websiteUrl })).toBe('Please enter a valid website URL'),
  );

  it('allows a text of the limit and not one character more, a megabyte included', () => {
    expect(messageFor({ name: 'x'.repeat(200) })).toBeUndefined();
    expect(messageFor({ name: 'x'.repeat(201) })).toBe('Name must be 200 characters or fewer');
    for (const field of Object.keys(applicationOf({}))) {
      if (field === 'academicCategoryOther') continue;
      expect(validateApplication(applicationOf({ ...complete, [field]: '9'.repeat(2 ** 20) }))[0]?.field).toBe(field);
    }
  });

  it('has the categories and years of PRODUCT.md', () => {
    expect(ACADEMIC_CATEGORIES).toHaveLength(6);
    expect(PROFESSIONAL_CATEGORIES).toHaveLength(7);
    for (const category of PROFESSIONAL_CATEGORIES) expect(messageFor({ category })).toBeUndefined();
    expect(messageFor({ category: 'Astronaut' })).toBe('Category is required');
    const years = graduationYears(new Date(2026, 0, 1, 0, 0, 0));
    expect(years).toHaveLength(50);
    expect([years[0], years[49]]).toEqual(['2026', '1977']);
    expect(graduationYears(new Date(2025, 11, 31, 23, 59, 59))[0]).toBe('2025');
  });
});

describe('what is sent', () => {
  it('splits lists, trims them, drops blanks and joins them with a comma', () => {
    const application = applicationOf({
      fieldsOfExperience: ' HVAC , ,Robotics,\nFEA ',
      rolesOfExperience: '',
    });
    expect(application.fieldsOfExperience).toBe('HVAC,Robotics,FEA');
    expect(application.rolesOfExperience).toBe('');
  });

  it('sends the applicant’s own category twice, and no leftover of it', () => {
    const own = applicationOf({
      academicCategory: 'Other',
      academicCategoryOther: ' HND ',
    });
    expect([own.academicCategory, own.academicCategoryOther]).toEqual(['HND', 'HND']);
    const left = applicationOf({
      academicCategory: 'PhD',
      academicCategoryOther: 'HND',
    });
    expect([left.academicCategory, left.academicCategoryOther]).toEqual(['PhD', '']);
  });

  it('takes control characters and direction marks out of every text', () => {
    expect(applicationOf({ name: 'Ni\u0000ma\u202eli\r\nPe\u0007rera\ufeff' }).name).toBe('Nimali Perera');
    const pasted = { email: 'a\u200b@b.lk\u2060', phoneNumber: '\u200e+94\u00ad71', name: '\u200b\u200f' };
    expect(applicationOf(pasted)).toMatchObject({ email: 'a@b.lk', phoneNumber: '+9471', name: '' });
    expect(applicationOf({ name: 'ශ්\u200dරී 👩\u200d🔧' }).name).toBe('ශ්\u200dරී 👩\u200d🔧');
  });

  it('reads its own result unchanged, whatever was typed', () => {
    const phone = fc.string({ unit: fc.constantFrom(...'+0(0)94 -') });
    const anything = fc.dictionary(
      fc.constantFrom('callingCode', ...Object.keys(applicationOf({}))),
      fc.oneof(fc.string({ unit: 'grapheme' }), phone),
    );
    fc.assert(
      fc.property(anything, (values) => {
        const once = applicationOf(values);
        expect(applicationOf(once)).toEqual(once);
      }),
    );
  });

  it('has a part for each field, photo and other category only when there are any', () => {
    const names = (application: Application, photo?: File) =>
      applicationParts({ application, attemptId: 'attempt-1', photo }).map(([name]) => name);
    const plain = names(applicationOf(complete));
    expect(plain).toContain('attemptId');
    expect(plain).toContain('phoneNumber');
    expect(plain).not.toContain('profileImage');
    expect(plain).not.toContain('academicCategoryOther');
    const other = applicationOf({
      ...complete,
      academicCategory: 'Other',
      academicCategoryOther: 'HND',
    });
    expect(names(other, new File(['x'], 'me.png'))).toEqual(
      expect.arrayContaining(['profileImage', 'academicCategoryOther']),
    );
  });

  it('gives every application an id of its own', () => {
    expect(isAttemptId(newAttemptId())).toBe(true);
    expect(newAttemptId()).not.toBe(newAttemptId());
    expect(isAttemptId('../../etc')).toBe(false);
  });
});

describe('the photo', () => {
  it.each(['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp', 'IMAGE/PNG'])('may be %s', (type) => {
    expect(photoProblem({ type, size: 1 })).toBe('');
  });
  it.each(['image/svg+xml', 'image/tiff', 'image/heic', 'application/pdf', 'text/html', ''])(
    'may not be %s',
    (type) => {
      expect(photoProblem({ type, size: 1 })).toBe(PHOTO_TYPE_MESSAGE);
    },
  );
  it('may have 5,242,880 bytes and not one more', () => {
    expect(photoProblem({ type: 'image/png', size: MAX_PHOTO_BYTES })).toBe('');
    expect(photoProblem({ type: 'image/png', size: MAX_PHOTO_BYTES + 1 })).toBe(PHOTO_SIZE_MESSAGE);
  });
});

describe('a refusal from the server', () => {
  it('is read back field by field, in the form’s order', () => {
    const errors = validateApplication(applicationOf({ ...complete, email: 'x', name: '' }));
    expect(fieldErrorsIn(JSON.parse(JSON.stringify(validationErrorResponse(errors))))).toEqual(errors);
    expect(
      fieldErrorsIn({
        errors: { email: 'Email is invalid', name: 'Name is required' },
      }),
    ).toEqual(errors);
  });
  it.each([
    undefined,
    null,
    'errors',
    { errors: 'x' },
    { errors: null },
    { errors: [null, 1, { field: 'x', message: 'y' }, { field: 'name' }] },
  ])('of another form (%j) names no field', (body) => expect(fieldErrorsIn(body)).toEqual([]));
});
