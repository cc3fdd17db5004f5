// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const SitemapPart: Operation<types.SitemapPartQuery, types.SitemapPartQueryVariables> = { name: 'SitemapPart', id: 'e46a6ae4816f' };
