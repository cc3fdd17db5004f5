// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const AdviserFinder: Operation<types.AdviserFinderQuery, types.AdviserFinderQueryVariables> = { name: 'AdviserFinder', id: '0fa057708061' };
