// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const SearchPanel: Operation<types.SearchPanelQuery, types.SearchPanelQueryVariables> = { name: 'SearchPanel', id: '8b6151ca65d1' };
