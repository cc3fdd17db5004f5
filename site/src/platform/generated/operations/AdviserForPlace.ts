// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const AdviserForPlace: Operation<types.AdviserForPlaceQuery, types.AdviserForPlaceQueryVariables> = { name: 'AdviserForPlace', id: '828468129e92' };
