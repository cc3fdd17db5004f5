// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const MoreProjects: Operation<types.MoreProjectsQuery, types.MoreProjectsQueryVariables> = { name: 'MoreProjects', id: '2da2b09cf7ea' };
