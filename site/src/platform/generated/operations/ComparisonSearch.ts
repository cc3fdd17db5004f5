// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ComparisonSearch: Operation<types.ComparisonSearchQuery, types.ComparisonSearchQueryVariables> = { name: 'ComparisonSearch', id: 'd05f4c1a3843' };
