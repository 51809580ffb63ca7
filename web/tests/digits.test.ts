import { expect, it } from 'vitest';
import { digitsOf } from '../src/shell/choices';

it('gives prices the digits they are, and the others what is left', () => {
  expect(digitsOf(['2', '3', '4', '5', '6', 'Done'])).toEqual(['2', '3', '4', '5', '6', '1']);
  expect(digitsOf(['1', '3', '4', '', 'Done'])).toEqual(['1', '3', '4', '2', '5']);
});

it('gives no number the digit of another, in a second row of prices either', () => {
  expect(digitsOf(['1', '2', '1', '2', 'Done'])).toEqual(['1', '2', null, null, '3']);
  expect(digitsOf(['0', '10', 'Seal'])).toEqual([null, null, '1']);
});

it('counts answers without numbers, as far as there are digits', () => {
  const many = Array.from({ length: 11 }, (_, at) => `answer ${'abcdefghijk'[at] ?? ''}`);
  expect(digitsOf(many)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', null, null]);
});
