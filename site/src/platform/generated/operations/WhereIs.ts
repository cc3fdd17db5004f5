// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const WhereIs: Operation<types.WhereIsQuery, types.WhereIsQueryVariables> = { name: 'WhereIs', id: '6dd7a7eb7b71' };
