import { describe, expect, it } from 'vitest';
import { FIELDS, fieldLines, SECTIONS } from '../../../src/features/join/fields';
import { applicationOf, validateApplication } from '../../../src/model/application/application';
import { APPLICATION_FIELDS, FIELD_RULES } from '../../../src/model/application/application-fields';

const shown = SECTIONS.flatMap((section) => fieldLines(section).flat());

describe('the join form', () => {
  it('shows every field once, in the order in which errors are listed', () => {
    expect(shown.filter((name) => name !== 'callingCode')).toEqual(APPLICATION_FIELDS);
  });

  it('marks the fields that an empty application lacks', () => {
    const lacking = validateApplication(applicationOf({ academicCategory: 'Other' })).map(({ field }) => field);
    const marked = shown.filter((name) => FIELDS[name].required && name !== 'academicCategory');
    expect(marked).toEqual(lacking);
  });

  it('has the calling code and the number on one line', () => {
    expect(fieldLines('Personal Information')).toContainEqual(['callingCode', 'phoneNumber']);
  });

  it('fits into a request, even with the longest answers in any script', () => {
    const limits = Object.values(FIELD_RULES).map(({ limit }) => limit);
    const bytes = limits.reduce((sum, limit) => sum + 3 * limit, 0); // UTF-8 takes up to three bytes per code unit
    expect(bytes).toBeLessThan(60_000); // leaves room for the parts' headers; see TEXTS_BYTES in receive.ts
  });
});
