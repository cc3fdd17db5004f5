import { readContract } from '@plantsoen/contract/schema.ts';
import { buildSchema, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { readMatrix } from './read-matrix.ts';

it('SEC-03 API-02 docs/authorisation.md lists exactly the fields of the contract', () => {
  const fields = Object.values(buildSchema(readContract()).getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`));
  expect([...readMatrix().keys()].sort()).toEqual(fields.sort());
});
