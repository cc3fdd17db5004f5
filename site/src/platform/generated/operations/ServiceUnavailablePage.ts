// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ServiceUnavailablePage: Operation<types.ServiceUnavailablePageQuery, types.ServiceUnavailablePageQueryVariables> = { name: 'ServiceUnavailablePage', id: '2c1f7b86775825c0e2cea9718d04089c61d9b43ee85ac481be38bb4a63c60c0a' };
