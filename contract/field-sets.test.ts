import { parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { fieldSets, withFields } from './field-sets.ts';

const sets = fieldSets([parse('fragment Size on Picture { width height }')]);

it('API-07 a set of fields is inlined in an operation, a fragment of a view is not', () => {
  const written = parse('fragment Card on Product { title image { ...Size alt } ...Price }');
  expect(print(withFields(written, sets))).toBe(
    print(parse('fragment Card on Product { title image { width height alt } ...Price }')),
  );
});
