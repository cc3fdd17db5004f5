// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ProjectPage: Operation<types.ProjectPageQuery, types.ProjectPageQueryVariables> = { name: 'ProjectPage', id: 'b28ddf713a3df2513dde42bdcc05412fd1a901e4570b5718e63897bd87a6456c' };
