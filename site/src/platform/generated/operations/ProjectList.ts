// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ProjectList: Operation<types.ProjectListQuery, types.ProjectListQueryVariables> = { name: 'ProjectList', id: '4a9265b6a626' };
