// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ContentPage: Operation<types.ContentPageQuery, types.ContentPageQueryVariables> = { name: 'ContentPage', id: '4ace33779404ca00393bcdd319b0c810ba0f59e45dc860062deb1ce401bac705' };
