// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const EditedList: Operation<types.EditedListQuery, types.EditedListQueryVariables> = { name: 'EditedList', id: 'f54b920774c9' };
