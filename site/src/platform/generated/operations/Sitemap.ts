// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const Sitemap: Operation<types.SitemapQuery, types.SitemapQueryVariables> = { name: 'Sitemap', id: '51f462370e115733f98f57e8227a3599fe81e89a1c6858764cfc18452e365e82' };
