// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ContentPage: Operation<types.ContentPageQuery, types.ContentPageQueryVariables> = { name: 'ContentPage', id: '4e816d27b1f2edb914e3d05f2485ae9361b518582f1c199b25e3138955b928cd' };
