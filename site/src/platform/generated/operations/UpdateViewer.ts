// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const UpdateViewer: Operation<types.UpdateViewerMutation, types.UpdateViewerMutationVariables> = { name: 'UpdateViewer', id: '66d5f275fa6f' };
