// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ProjectsPage: Operation<types.ProjectsPageQuery, types.ProjectsPageQueryVariables> = { name: 'ProjectsPage', id: '74e8303186f8305ef0b732b3eb6e923fbee35694c56527752243fa3a9dfdc414' };
