// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const CatalogueFrame: Operation<types.CatalogueFrameQuery, types.CatalogueFrameQueryVariables> = { name: 'CatalogueFrame', id: 'cf2de38d6f97' };
