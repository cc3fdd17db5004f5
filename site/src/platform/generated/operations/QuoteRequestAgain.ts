// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const QuoteRequestAgain: Operation<types.QuoteRequestAgainQuery, types.QuoteRequestAgainQueryVariables> = { name: 'QuoteRequestAgain', id: '0f43b3ca215e' };
