// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const MoreProjects: Operation<types.MoreProjectsQuery, types.MoreProjectsQueryVariables> = { name: 'MoreProjects', id: '1a03c82b40b63e3a4c2edde2f555160d8a10aa7f178e083330c9f5fbb4b8812b' };
