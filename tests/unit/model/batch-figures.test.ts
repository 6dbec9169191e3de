import { expect, test } from 'vitest';
import { batchFigures } from '../../../src/model/batch-figures';

const person = (designation: string, companyOrInstitute = '') => ({ designation, companyOrInstitute });

test('the figures of a batch count each text once, whatever its case and accents, and name what several share', () => {
  const people = [
    person('Design Engineer', 'Example Turbines'),
    person(' design engineer', 'EXAMPLE TURBINES '),
    person('Lecturer', 'Éxample Rail'),
    person('Lecturer', 'Example Rail'),
    person('Lecturer', ''),
    person('Founder', 'Specimen Robotics'),
    person('', 'Sample Bearings'),
  ];
  expect(batchFigures('2014', people)).toEqual({
    batch: '2014',
    people: 7,
    workplaces: 4,
    commonWorkplaces: [
      { text: 'Example Turbines', people: 2 },
      { text: 'Éxample Rail', people: 2 },
    ],
    commonDesignations: [
      { text: 'Lecturer', people: 3 },
      { text: 'Design Engineer', people: 2 },
    ],
  });
});

test('one person alone is only counted: the rest is on the card', () => {
  const { people, workplaces, ...rest } = batchFigures('2014', [person('Founder', 'Specimen Robotics')]);
  expect([people, workplaces]).toEqual([1, 1]);
  expect(rest).toMatchObject({ commonWorkplaces: [], commonDesignations: [] });
});

test('of 400 people at most three texts are named, the most common first', () => {
  const people = Array.from({ length: 400 }, (_, index) => person(`Post ${Math.floor(Math.sqrt(index))}`));
  const { commonDesignations } = batchFigures('2014', people);
  expect(commonDesignations.map(({ people: count }) => count)).toEqual([39, 37, 35]);
});
