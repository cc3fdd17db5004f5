import { buildSchema, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { readContract } from './schema.ts';

/** Answered to one member alone, and never cached. */
const withoutSite = ['Viewer'];

it('API-06 every type with an id names its site, so that its cache identity is the one that is announced', () => {
  const types = Object.values(buildSchema(readContract()).getTypeMap()).filter(isObjectType);
  const lacking = types.filter((type) => 'id' in type.getFields() && !('siteId' in type.getFields())).map(({ name }) => name);
  expect(lacking).toEqual(withoutSite);
});
