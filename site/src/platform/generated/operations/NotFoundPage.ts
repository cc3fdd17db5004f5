// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const NotFoundPage: Operation<types.NotFoundPageQuery, types.NotFoundPageQueryVariables> = { name: 'NotFoundPage', id: 'e7cde2a2e6c4dc7b3f827c43796ad01a8214aeab8f81c0eeaeb7ba91032b16b5' };
