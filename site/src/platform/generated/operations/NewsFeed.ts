// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const NewsFeed: Operation<types.NewsFeedQuery, types.NewsFeedQueryVariables> = { name: 'NewsFeed', id: 'dc074661e84a21dc6cbb2f29deebfa14d0044d0847675c29f6426bcc8a6b48c8' };
