// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ServiceUnavailablePage: Operation<types.ServiceUnavailablePageQuery, types.ServiceUnavailablePageQueryVariables> = { name: 'ServiceUnavailablePage', id: 'e954c316e82e' };
