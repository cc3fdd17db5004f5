// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ContentPage: Operation<types.ContentPageQuery, types.ContentPageQueryVariables> = { name: 'ContentPage', id: '4ed5f49480e7' };
