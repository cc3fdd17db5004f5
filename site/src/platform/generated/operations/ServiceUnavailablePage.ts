// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ServiceUnavailablePage: Operation<types.ServiceUnavailablePageQuery, types.ServiceUnavailablePageQueryVariables> = { name: 'ServiceUnavailablePage', id: 'e36a7fcdeb8e' };
