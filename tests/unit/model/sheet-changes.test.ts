import { describe, expect, test } from 'vitest';
import { changesText, compareItems, losesMostItems } from '../../../src/model/desk/sheet-changes';
import { SHEET_KINDS } from '../../../src/model/sheets/sheet-kinds';

const member = (name: string, position = 'Member') => ({ name, position, image: '', email: '', linkedin: '' });
const compare = (before: unknown[], after: unknown[]) => compareItems(SHEET_KINDS.board, before, after);

describe('what publishing a sheet changes', () => {
  test('is told item by item, with the old and the new value', () => {
    const changes = compare(
      [member('Amara'), member('Bimal'), member('Chamari')],
      [member('Amara'), member('Bimal', 'President'), member('Dilini')],
    );
    expect(changes).toEqual({
      before: 3,
      added: { count: 1, titles: ['Dilini (position: Member)'] },
      changed: { count: 1, titles: ['Bimal (position: Member → President)'] },
      removed: { count: 1, titles: ['Chamari'] },
      isReordered: false,
    });
    expect(changesText(changes)).toBe('1 item added, 1 item changed, 1 item removed.');
  });

  test('names a long text that is new or has changed, without showing it', () => {
    const text = 'x'.repeat(100);
    expect(compare([], [member('Amara', text)]).added.titles).toEqual(['Amara (position)']);
    expect(compare([], [member('Amara', '')]).added.titles).toEqual(['Amara']);
    expect(compare([member('Amara', text)], [member('Amara', `${text}y`)]).changed.titles).toEqual([
      'Amara (position)',
    ]);
  });

  test('is nothing for the same items, and is told if only their order differs', () => {
    const [a, b] = [member('Amara'), member('Bimal')];
    expect(changesText(compare([a, b], [a, b]))).toBe('Nothing changes for visitors.');
    expect(changesText(compare([a, b], [b, a]))).toBe('The same items in another order.');
  });

  test('tells a corrected title by the id of the row', () => {
    const news = (id: string, title: string) => ({ id, title, date: '2030-02-01', content: 'Text' });
    const changes = compareItems(SHEET_KINDS.news, [news('fair', 'Carer fair')], [news('fair', 'Career fair')]);
    expect(changes).toMatchObject({
      added: { count: 0 },
      changed: { count: 1, titles: ['Career fair (title: Carer fair → Career fair)'] },
      removed: { count: 0 },
    });
  });

  test('takes items for different ones if only their positions are the same', () => {
    const isReplaced = { added: { count: 1 }, changed: { count: 0 }, removed: { count: 1 } };
    const news = (title: string) => ({ id: '1', title, date: '2030-02-01', content: 'Text' });
    expect(compareItems(SHEET_KINDS.news, [news('Carer fair')], [news('Thanks')])).toMatchObject(isReplaced);
    expect(compare([member('Amara')], [member('Bimal')])).toMatchObject(isReplaced);
  });

  test('counts items that have the same title one by one', () => {
    const [meeting, another] = [member('Meeting', 'a'), member('Meeting', 'b')];
    expect(compare([meeting, another], [another])).toMatchObject({ removed: { count: 1 }, changed: { count: 0 } });
  });

  test('asks once more if more than half of the items would be lost', () => {
    const before = [member('A'), member('B'), member('C'), member('D')];
    expect(losesMostItems(compare(before, before.slice(0, 2)), 2)).toBe(false);
    expect(losesMostItems(compare(before, before.slice(0, 1)), 1)).toBe(true);
  });
});
