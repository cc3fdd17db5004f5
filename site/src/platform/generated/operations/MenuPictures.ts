// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const MenuPictures: Operation<types.MenuPicturesQuery, types.MenuPicturesQueryVariables> = { name: 'MenuPictures', id: '510f4484dc42' };
