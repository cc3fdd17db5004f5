// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ProjectPage: Operation<types.ProjectPageQuery, types.ProjectPageQueryVariables> = { name: 'ProjectPage', id: 'db36f3dabb29' };
