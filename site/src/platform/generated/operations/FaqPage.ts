// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const FaqPage: Operation<types.FaqPageQuery, types.FaqPageQueryVariables> = { name: 'FaqPage', id: '5f52cfcd4104' };
