import { expect, it } from 'vitest';
import { initialLetter } from '../../../src/model/initial-letter';

it.each([
  ['formula', 'F'],
  ['  "Quoted"', 'Q'],
  ['2nd place', '2'],
  ['<b>Bold', 'B'],
  ['👩‍🔧 at work', 'A'],
  ['👩‍🔧', '👩‍🔧'],
  ['', ''],
])('the initial letter of %j is %j', (title, letter) => expect(initialLetter(title)).toBe(letter));
