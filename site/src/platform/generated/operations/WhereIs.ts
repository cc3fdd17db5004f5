// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const WhereIs: Operation<types.WhereIsQuery, types.WhereIsQueryVariables> = { name: 'WhereIs', id: '88ef5fa1c5bcfe57472b21ec7019d567c686b264bdec25d0a09e998da742550e' };
