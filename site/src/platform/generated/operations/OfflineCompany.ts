// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const OfflineCompany: Operation<types.OfflineCompanyQuery, types.OfflineCompanyQueryVariables> = { name: 'OfflineCompany', id: '161840b89eaf' };
