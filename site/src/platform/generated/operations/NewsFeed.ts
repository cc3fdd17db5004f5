// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const NewsFeed: Operation<types.NewsFeedQuery, types.NewsFeedQueryVariables> = { name: 'NewsFeed', id: '7feab44061cc' };
