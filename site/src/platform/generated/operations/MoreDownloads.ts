// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const MoreDownloads: Operation<types.MoreDownloadsQuery, types.MoreDownloadsQueryVariables> = { name: 'MoreDownloads', id: 'ec729677c402' };
