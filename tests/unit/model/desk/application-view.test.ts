import { describe, expect, test } from 'vitest';
import { editSchema } from '../../../../src/model/desk/application';
import {
  type ApplicationView,
  applicationQuery,
  applicationViewOf,
  FIRST_APPLICATIONS,
} from '../../../../src/model/desk/application-view';

const viewOf = (query: string) => applicationViewOf(new URLSearchParams(query));

describe('the view of the applications', () => {
  const views: [ApplicationView, string][] = [
    [FIRST_APPLICATIONS, ''],
    [{ status: 'all', search: 'Zoë & 1999', page: 3 }, '?status=all&search=Zo%C3%AB+%26+1999&page=3'],
    [{ status: 'rejected', search: '', page: 1 }, '?status=rejected'],
  ];

  test.each(views)('%j is the query %s, and read back from it', (view, query) => {
    expect(applicationQuery(view)).toBe(query);
    expect(viewOf(query)).toEqual(view);
    expect(applicationQuery({ ...view, search: ` ${view.search} ` })).toBe(query);
  });

  test('of a query that nobody has made has the first page; there is none of an unknown status', () => {
    expect(viewOf('status=&search=&page=')).toEqual(FIRST_APPLICATIONS);
    for (const page of ['x', 'Infinity', 'NaN']) expect(viewOf(`page=${page}`)?.page).toBe(1);
    for (const status of ['Pending', 'toString', '__proto__', 'pending,all'])
      expect(viewOf(`status=${status}`)).toBeNull();
  });
});

test('an edit names fields of the form and no others', () => {
  const accepts = (changes: unknown, version: unknown = 1) =>
    editSchema.safeParse({ version, status: 'pending', changes }).success;
  expect(accepts({ name: 'x', batch: '2019' })).toBe(true);
  expect(accepts({})).toBe(true);
  for (const field of ['id', 'status', 'version', 'photo', 'isSample', 'toString', 'profileImage'])
    expect(accepts({ [field]: 'x' }), field).toBe(false);
  for (const version of [0, -1, 1.5, Number.NaN, 1e99, '1', null]) expect(accepts({}, version)).toBe(false);
});
