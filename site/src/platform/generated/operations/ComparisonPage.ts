// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ComparisonPage: Operation<types.ComparisonPageQuery, types.ComparisonPageQueryVariables> = { name: 'ComparisonPage', id: '29592f320646' };
