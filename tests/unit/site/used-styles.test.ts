import { expect, test } from 'vitest';
import { usedStyles } from '../../../src/ui/used-styles';

test('keeps the rules of classes and animations that are used, and those without a class, in their order', () => {
  const sheet = [
    ':host{all:initial;}',
    '@keyframes go1{from{opacity:0;}}',
    '.go2{color:red;}',
    '.go3{animation:go1 1s;}',
    '@keyframes go4{to{opacity:0;}}',
    '.go5{animation:go4 1s;}',
    '@media (width>1px){.go3{color:blue;}}',
    '@media (width>1px){.go2{color:blue;}}',
    '@media print{*{color:black;}}',
    '.go2 > .go3{color:green;}',
  ];
  const [host, appear, , animated, , , wide, , print, both] = sheet;
  expect(usedStyles(sheet.join(''), '<p class="go3">go2000</p>')).toBe(
    [host, appear, animated, wide, print, both].join(''),
  );
});
