// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const FavouritesPage: Operation<types.FavouritesPageQuery, types.FavouritesPageQueryVariables> = { name: 'FavouritesPage', id: '06719f182ebd' };
