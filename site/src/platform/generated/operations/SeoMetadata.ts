// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const SeoMetadata: Operation<types.SeoMetadataQuery, types.SeoMetadataQueryVariables> = { name: 'SeoMetadata', id: '03ed5c742989' };
