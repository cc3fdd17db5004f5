// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const DownloadCentre: Operation<types.DownloadCentreQuery, types.DownloadCentreQueryVariables> = { name: 'DownloadCentre', id: '3f628a6db963' };
