// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const Sitemap: Operation<types.SitemapQuery, types.SitemapQueryVariables> = { name: 'Sitemap', id: '51f462370e11' };
