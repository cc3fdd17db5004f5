import { buildSchema, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { readContract } from './schema.ts';

/** Types that are answered to one visitor and never cached, and the target of a form, whose answer carries that entry's tag. */
const withoutSite = ['RedirectEntry', 'SavedSubmission', 'Viewer'];

it('API-06 every type with a numeric id has a site id, so that its cache identity is the announced one', () => {
  const types = Object.values(buildSchema(readContract()).getTypeMap()).filter(isObjectType);
  const lacking = types.filter((type) => {
    const { id, siteId } = type.getFields();
    return id && String(id.type) === 'Int!' && !siteId;
  });
  expect(lacking.map(({ name }) => name).sort()).toEqual(withoutSite);
});
