import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { operationCost } from './operation-cost.ts';

const schema = buildSchema(`
  type Query { product: Product, products(first: Int = 12): Products! }
  type Products { total: Int!, hits: [Product!]! }
  interface Named { title: String! }
  type Text implements Named { title: String!, words: String! }
  type Row implements Named { title: String!, products: [Product!]! }
  union Block = Text | Row
  extend type Query { blocks: [Block!]!, named: [Named!]! }
  type Product { id: Int!, title: String!, related: [Product!]! }
`);
const cost = (text: string) => operationCost(schema, parse(text));

test('API-01 levels and aliases are counted through fragments', () => {
  const text = '{ a: product { ...F } b: product { ...F } } fragment F on Product { x: id related { title } }';
  expect(cost(text)).toMatchObject({ depth: 3, aliases: 4 });
});

test('API-01 fields of a list count once per item', () => {
  expect(cost('{ product { related { id } } }').fields).toBe(1 + 1 + 10);
  expect(cost('{ products { hits { id } } }').fields).toBe(1 + 1 + 12);
  expect(cost('{ products(first: 40) { hits { id } } }').fields).toBe(1 + 1 + 40);
  expect(cost('query ($n: Int) { products(first: $n) { hits { id } } }').fields).toBe(1 + 1 + 48);
});

test('API-01 fragments that spread each other many times are measured in linear time', () => {
  const fragments = Array.from({ length: 60 }, (_, n) => `fragment F${n} on Product { ...F${n + 1} ...F${n + 1} }`);
  const text = `{ product { ...F0 } } ${fragments.join(' ')} fragment F60 on Product { id }`;
  expect(cost(text).fields).toBeGreaterThan(1e15);
});

test('API-01 a fragment that spreads itself terminates', () => {
  expect(cost('{ product { ...F } } fragment F on Product { id ...F }').fields).toBe(2);
});

test('API-01 of selections on several concrete types only the most expensive counts', () => {
  const blocks = '... on Text { words } ... on Row { products { id } }';
  expect(cost(`{ blocks { ${blocks} } }`).fields).toBe(1 + 10 * (1 + 10));
  expect(
    cost(`{ blocks { ...B } } fragment B on Block { ...T ...R } fragment T on Text { words } fragment R on Row { title }`),
  ).toEqual({ depth: 2, aliases: 0, fields: 1 + 10 });
  expect(cost('{ named { title ... on Text { a: words b: words } ... on Row { c: title } } }')).toEqual({
    depth: 2,
    aliases: 2,
    fields: 1 + 10 * 3,
  });
});
