// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const PartsByCode: Operation<types.PartsByCodeQuery, types.PartsByCodeQueryVariables> = { name: 'PartsByCode', id: '518d13a86e73' };
