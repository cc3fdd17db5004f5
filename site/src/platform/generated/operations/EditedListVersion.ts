// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const EditedListVersion: Operation<types.EditedListVersionQuery, types.EditedListVersionQueryVariables> = { name: 'EditedListVersion', id: '013cb32dc510' };
