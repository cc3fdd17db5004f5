// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ContentPage: Operation<types.ContentPageQuery, types.ContentPageQueryVariables> = { name: 'ContentPage', id: '5b126a6bfc06c2d009056fbcf6ae84ebb92f8c564c793a66f9f5bbfaae796a8a' };
