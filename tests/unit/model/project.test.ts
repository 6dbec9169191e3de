import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findItem } from '../../../src/model/item';
import { normaliseProjects, projectsIn } from '../../../src/model/project';
import { projectSchema } from '../../support/model/item-schemas';

const one = (row: object) => normaliseProjects([row]).items[0];

describe('normaliseProjects', () => {
  it('reads title or name, and the picture from images or videos', () => {
    expect(one({ title: 'T', description: 'D', category: 'C', images: '/a.png' })).toEqual({
      id: 't',
      title: 'T',
      description: 'D',
      category: 'C',
      imageUrl: '/a.png',
    });
    expect(one({ name: 'N', videos: '/b.png' })).toMatchObject({ title: 'N', imageUrl: '/b.png' });
    expect(one({ name: 'N', 'images/videos': '/c.png' })?.imageUrl).toBe('/c.png');
    expect(one({ name: 'N', imageUrl: '/d.png' })?.imageUrl).toBe('/d.png');
  });

  it('takes the first usable picture of several', () => {
    const { items, problems } = normaliseProjects([
      { title: 'a', images: 'javascript:x(), https://a.example/b,c.png' },
    ]);
    expect(items[0]?.imageUrl).toBe('https://a.example/b,c.png');
    expect(problems).toMatchObject([{ column: 'images', value: 'javascript:x()' }]);
  });

  it('makes a shared film of the drive its thumbnail', () => {
    expect(one({ title: 'a', videos: 'https://drive.google.com/file/d/xyz/view' })?.imageUrl).toContain(
      'thumbnail?id=xyz',
    );
  });

  it('finds a project by its id', () => {
    const { items } = normaliseProjects([{ title: 'a' }, { id: '7', title: 'b' }]);
    expect(findItem(items, '7')?.title).toBe('b');
    expect(findItem(items, 'nothing')).toBeUndefined();
  });

  it('never fails, and always gives what the schema says', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (rows) => {
        for (const item of normaliseProjects(rows).items) projectSchema.parse(item);
      }),
    );
  });
});

describe('projectsIn', () => {
  const projects = normaliseProjects([
    { title: 'A', category: 'Energy' },
    { title: 'B', category: ' energy ' },
    { title: 'C', category: 'Robotics' },
    { title: 'D' },
  ]).items;
  const titles = (category: string) => projectsIn(projects, category).map(({ title }) => title);

  it('has the projects of a category, whatever its capitals', () => {
    expect(titles('ENERGY')).toEqual(['A', 'B']);
    expect(titles(' Robotics ')).toEqual(['C']);
  });

  it('has all for no category, and none for one that there is not', () => {
    expect(titles('')).toEqual(['A', 'B', 'C', 'D']);
    expect(titles('Rob')).toEqual([]);
  });
});
