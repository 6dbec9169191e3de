import { expect, test } from 'vitest';
import { applicationOf } from '../../../../src/model/application/application';
import { answersOf, changesBetween, draftOf, isEdited, readEditDraft, rebased } from '../../../../src/model/desk/edit';
import { ANSWERS } from '../../../support/server/application-form';

const base = applicationOf(ANSWERS);
const draft = { version: 2, status: 'pending', base, entries: 3, answers: { ...base, designation: 'Chief Engineer' } };

test('an unsaved edit is read back as it was stored', () => {
  expect(readEditDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('an unsaved edit survives a release that adds a field and removes another', () => {
  const earlier = (fields: typeof base) => {
    const { websiteUrl: _, ...others } = fields;
    return { ...others, fax: '1234' };
  };
  const read = readEditDraft({ ...draft, base: earlier(draft.base), answers: earlier(draft.answers) });
  expect(read).toEqual({ ...draft, base: { ...base, websiteUrl: '' }, answers: { ...draft.answers, websiteUrl: '' } });
  expect(read && isEdited(read)).toBe(true);
  expect(read && changesBetween(read.base, read.answers)).toEqual({ designation: 'Chief Engineer' });
});

test('other stored values are not unsaved edits', () => {
  const others = [undefined, null, '', 'x', [], {}, { ...draft, base: null }, { ...draft, answers: 'x' }];
  for (const stored of [...others, { ...draft, version: '2' }, { ...draft, status: 'published' }])
    expect(readEditDraft(stored), JSON.stringify(stored)).toBeUndefined();
});

test('after a conflict, a draft keeps what the officer typed, and takes the rest from the application as it is now', () => {
  const before = {
    ...base,
    academicCategory: 'Lecturer emeritus',
    designation: 'Engineer',
    companyOrInstitute: 'Port',
  };
  const shown = { version: 2, status: 'pending' as const, fields: before, history: [] } satisfies Parameters<
    typeof draftOf
  >[0];
  const draft = draftOf(shown);
  const typed = { ...draft, answers: { ...draft.answers, designation: 'Chief Engineer' } };
  const now = { ...before, academicCategory: 'Research fellow', companyOrInstitute: 'Harbour' };
  const merged = rebased(typed, { ...shown, version: 3, fields: now });
  expect(merged.answers).toEqual({ ...answersOf(now), designation: 'Chief Engineer' });
  expect([merged.version, merged.base]).toEqual([3, now]);
});
