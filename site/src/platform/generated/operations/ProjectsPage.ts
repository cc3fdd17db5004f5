// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ProjectsPage: Operation<types.ProjectsPageQuery, types.ProjectsPageQueryVariables> = { name: 'ProjectsPage', id: '1236c2dbd519' };
