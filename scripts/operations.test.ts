import { readContract } from '@plantsoen/contract/schema.ts';
import { buildSchema, type FragmentDefinitionNode, isObjectType, parse } from 'graphql';
import { expect, test } from 'vitest';
import { operationCost } from '../backend/src/platform/api/operation-cost.ts';
import { operationLimits } from '../backend/src/platform/api/operation-limits.ts';
import operations from '../site/src/platform/generated/persisted-operations.json' with { type: 'json' };

test('the API accepts every operation of the site: all are within its limits', () => {
  const schema = buildSchema(readContract());
  const costs = Object.values(operations).map((text) => operationCost(schema, parse(text)));
  for (const kind of ['depth', 'aliases', 'fields'] as const) {
    expect(Math.max(...costs.map((cost) => cost[kind])), kind).toBeLessThanOrEqual(operationLimits[kind]);
  }
});

test('CAT-05 the product page queries every supply term', () => {
  const page = Object.values(operations).find((text) => text.startsWith('query ProductPage('));
  const fragment = parse(page ?? '').definitions.find(
    (definition): definition is FragmentDefinitionNode => 'name' in definition && definition.name?.value === 'Supply',
  );
  const queried = fragment?.selectionSet.selections.map((field) => ('name' in field ? field.name.value : ''));
  const supply = buildSchema(readContract()).getType('Supply');
  expect(queried).toEqual(expect.arrayContaining(isObjectType(supply) ? Object.keys(supply.getFields()) : ['Supply']));
});
