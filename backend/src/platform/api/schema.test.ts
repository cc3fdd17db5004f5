import { expect, test } from 'vitest';
import { createApiSchema } from './schema.ts';

const contract = 'type Query { a: String, thing: Thing } type Thing { plain: String, named(name: String): String }';
const build = (resolvers: object) => createApiSchema([resolvers], contract);
const complete = { Query: { a: () => 'a', thing: () => ({}) }, Thing: { named: () => 'n' } };

test('API-02 fields of a plain source need no resolver', () => {
  expect(() => build(complete)).not.toThrow();
});

test('API-02 a root field or a field with arguments without a resolver fails at the start', () => {
  expect(() => build({ ...complete, Query: { a: () => 'a' } })).toThrow('Query.thing');
  expect(() => build({ Query: complete.Query })).toThrow('Thing.named');
});

test('API-02 a resolver that is missing in the contract fails at the start', () => {
  expect(() => build({ ...complete, Thing: { ...complete.Thing, other: () => 1 } })).toThrow('other');
});
