// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const PartsByCode: Operation<types.PartsByCodeQuery, types.PartsByCodeQueryVariables> = { name: 'PartsByCode', id: 'b3ff98dedd6a' };
