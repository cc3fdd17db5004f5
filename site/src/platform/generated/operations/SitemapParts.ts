// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const SitemapParts: Operation<types.SitemapPartsQuery, types.SitemapPartsQueryVariables> = { name: 'SitemapParts', id: 'b2d9f5308934' };
