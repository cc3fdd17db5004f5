// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const QuoteRequestContact: Operation<types.QuoteRequestContactQuery, types.QuoteRequestContactQueryVariables> = { name: 'QuoteRequestContact', id: '544ea4b21a6b' };
