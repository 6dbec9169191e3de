import { describe, expect, it } from 'vitest';
import { applicationOf } from '../../../../src/model/application/application';
import type { ApplicationList, ApplicationSummary, HistoryEntry } from '../../../../src/model/desk/application';
import { answersOf, changedFields, changesBetween, draftOf, isEdited, rebased } from '../../../../src/model/desk/edit';
import { agoText, dayText, momentText } from '../../../../src/model/desk/format';
import { changeFailureText, nextPending, withDecisions } from '../../../../src/model/desk/review';
import { ANSWERS } from '../../../support/server/application-form';

const fields = applicationOf({
  ...{ ...ANSWERS, name: 'Nimali Perera', designation: 'Engineer' },
  ...{ academicCategory: 'Other', academicCategoryOther: 'EngD' },
});

function summary(id: string, status: ApplicationSummary['status'] = 'pending'): ApplicationSummary {
  const { name, email, batch, designation, companyOrInstitute } = fields;
  const shown = { name, email, batch, designation, companyOrInstitute };
  return { id, version: 1, status, submittedAt: '', decidedAt: null, photo: null, similarCount: 0, ...shown };
}

function list(...items: ApplicationSummary[]): ApplicationList {
  return { items, counts: { pending: 5, approved: 3, rejected: 1 }, total: items.length, page: 1, pages: 1 };
}

describe('the next pending application', () => {
  it('is the next one below, or else the first in the list, but never the current one', () => {
    const items = [summary('a'), summary('b'), summary('c', 'approved'), summary('d')];
    expect(nextPending(items, 'b')?.id).toBe('d');
    expect(nextPending(items, 'd')?.id).toBe('a');
    expect(nextPending(items, 'gone')?.id).toBe('a');
    expect(nextPending([summary('a')], 'a')).toBeUndefined();
  });
});

describe('a list after decisions', () => {
  it('drops items that no longer belong in its view, and updates the counts', () => {
    const after = withDecisions(list(summary('a'), summary('b')), 'pending', [{ id: 'a', status: 'approved' }]);
    expect(after.items.map(({ id }) => id)).toEqual(['b']);
    expect(after.counts).toEqual({ pending: 4, approved: 4, rejected: 1 });
    expect(after.total).toBe(1);
  });

  it('keeps every application, with its new status, in the view of all applications', () => {
    const after = withDecisions(list(summary('a')), 'all', [{ id: 'a', status: 'rejected' }]);
    expect(after.items).toMatchObject([{ id: 'a', status: 'rejected' }]);
    expect(after.total).toBe(1);
  });
});

describe('an edit', () => {
  it('shows a custom category as the form does, and reads it back unchanged', () => {
    expect(answersOf(fields)).toMatchObject({ academicCategory: 'Other', academicCategoryOther: 'EngD' });
    expect(applicationOf(answersOf(fields))).toEqual(fields);
    const offered = { ...fields, academicCategory: 'BSc', academicCategoryOther: '' };
    expect(answersOf(offered)).toMatchObject({ academicCategory: 'BSc', academicCategoryOther: '' });
    expect(answersOf({ ...offered, academicCategory: '' })).toMatchObject({ academicCategory: '' });
  });

  it('sends only changed fields', () => {
    const answers = { ...answersOf(fields), academicCategory: 'BSc', name: ' Nimali  Silva ' };
    expect(changesBetween(fields, applicationOf(answers))).toEqual({
      name: 'Nimali  Silva',
      academicCategory: 'BSc',
      academicCategoryOther: '',
    });
  });

  it('keeps typed values, and takes all other values from a newer version', () => {
    const answers = { ...answersOf(fields), designation: 'Chief Engineer', batch: '2018' };
    const history: HistoryEntry[] = [{ at: '', who: '', action: 'received', version: 1, fields: [] }];
    const draft = { ...draftOf({ version: 1, status: 'pending', fields, history }), answers };
    const newer = { ...fields, designation: 'Professor', name: 'N. Perera', batch: '2018' };
    expect(changedFields(draft, newer)).toEqual([
      { field: 'name', before: 'Nimali Perera', now: 'N. Perera' },
      { field: 'batch', before: '2019', now: '2018' },
      { field: 'designation', before: 'Engineer', now: 'Professor', typed: 'Chief Engineer' },
    ]);
    const edited: HistoryEntry = { at: '', who: 'Treasurer', action: 'edited', version: 2, fields: ['name'] };
    const after = rebased(draft, { version: 2, status: 'pending', fields: newer, history: [...history, edited] });
    expect(after).toMatchObject({ version: 2, base: newer, entries: 2 });
    expect(after.answers).toMatchObject({ name: 'N. Perera', designation: 'Chief Engineer', batch: '2018' });
    expect(isEdited(after)).toBe(true);
    expect(isEdited({ ...after, answers: answersOf(newer) })).toBe(false);
  });

  it("shows typed text beside the stored text after another officer's decision", () => {
    const draft = draftOf({ version: 1, status: 'pending', fields, history: [] });
    const edited = { ...draft, answers: { ...draft.answers, designation: 'Chief Engineer' } };
    expect(changedFields(edited, fields)).toEqual([
      { field: 'designation', before: 'Engineer', now: 'Engineer', typed: 'Chief Engineer' },
    ]);
  });
});

describe("the desk's wording", () => {
  it('describes what someone else did in the meantime', () => {
    const failure = { id: 'a', by: 'Treasurer', at: null, status: 'approved' } as const;
    expect(changeFailureText({ ...failure, reason: 'decided' })).toBe('Treasurer approved it.');
    expect(changeFailureText({ ...failure, reason: 'changed', by: '' })).toBe('The applicant changed it.');
    expect(changeFailureText({ ...failure, reason: 'removed', status: null })).toBe('It has been removed.');
  });

  it('says when something happened, and how long ago', () => {
    const now = new Date('2026-03-10T12:00:00Z');
    const ago = (moment: string) => agoText(moment, now);
    expect(ago('2026-03-10T11:59:30Z')).toBe('just now');
    expect(ago('2026-03-10T12:05:00Z')).toBe('just now');
    expect(ago('2026-03-10T11:58:00Z')).toBe('2 minutes ago');
    expect(ago('2026-03-07T11:00:00Z')).toBe('3 days ago');
    expect(ago('2024-03-01T00:00:00Z')).toBe('2 years ago');
    expect(momentText('2026-03-10T12:00:00Z', 'Asia/Colombo')).toBe('10 Mar 2026, 17:30');
    expect(dayText('2026-03-10T12:00:00Z')).toBe('10 Mar 2026');
  });
});
