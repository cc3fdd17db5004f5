// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const SearchResults: Operation<types.SearchResultsQuery, types.SearchResultsQueryVariables> = { name: 'SearchResults', id: '1eff6a602bb4' };
