// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const PartsByModel: Operation<types.PartsByModelQuery, types.PartsByModelQueryVariables> = { name: 'PartsByModel', id: '25e944a87cd1' };
