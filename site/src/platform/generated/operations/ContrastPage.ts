// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ContrastPage: Operation<types.ContrastPageQuery, types.ContrastPageQueryVariables> = { name: 'ContrastPage', id: '2fc144205a9f' };
