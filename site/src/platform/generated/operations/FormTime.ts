// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const FormTime: Operation<types.FormTimeQuery, types.FormTimeQueryVariables> = { name: 'FormTime', id: 'f4a54778b1a0' };
