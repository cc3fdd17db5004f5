// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const NewsList: Operation<types.NewsListQuery, types.NewsListQueryVariables> = { name: 'NewsList', id: '5d09b7969515' };
