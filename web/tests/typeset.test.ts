import { expect, it } from 'vitest';
import { typeset } from '../src/lib/typeset';

it('curves apostrophes between letters, and leaves quotes and minutes as they are', () => {
  expect(typeset("dell'{ $place }, { $name }'s")).toBe('dell’{ $place }, { $name }’s');
  expect(typeset("l'isola, it's, l'8, 'so'")).toBe("l’isola, it’s, l'8, 'so'");
});

it('keeps a sum on one line with its sign, in a message as in what is made of it', () => {
  expect(typeset('за { $price } $, и { $seat }')).toBe('за { $price }\u00a0$, и { $seat }');
  expect(typeset('за 4 $, и банк')).toBe('за 4\u00a0$, и банк');
  expect(typeset('{ $seat } } ${ $amount }')).toBe('{ $seat } } ${ $amount }');
});
