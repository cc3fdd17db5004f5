// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const PreviewState: Operation<types.PreviewStateQuery, types.PreviewStateQueryVariables> = { name: 'PreviewState', id: '42d1134d9a64' };
