// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ProjectsPage: Operation<types.ProjectsPageQuery, types.ProjectsPageQueryVariables> = { name: 'ProjectsPage', id: '76c968690016214ff460dee038dcc62f6603ffdf876f801772e1b59c4538da88' };
