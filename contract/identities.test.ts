import { buildSchema, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { readContract } from './schema.ts';

/** Answered to one visitor alone and never cached; and the target of a form, whose answer is tagged with that entry. */
const withoutSite = ['RedirectEntry', 'SavedSubmission', 'Viewer'];

it('API-06 every type with a number for an id names its site, so that its cache identity is the one that is announced', () => {
  const types = Object.values(buildSchema(readContract()).getTypeMap()).filter(isObjectType);
  const lacking = types.filter((type) => {
    const { id, siteId } = type.getFields();
    return id && String(id.type) === 'Int!' && !siteId;
  });
  expect(lacking.map(({ name }) => name).sort()).toEqual(withoutSite);
});
