// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ProjectPage: Operation<types.ProjectPageQuery, types.ProjectPageQueryVariables> = { name: 'ProjectPage', id: 'c64f51e36e4376a5b519a2003f302bde8bcd79997f37b167435bef8ef92420bd' };
