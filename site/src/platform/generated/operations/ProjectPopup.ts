// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ProjectPopup: Operation<types.ProjectPopupQuery, types.ProjectPopupQueryVariables> = { name: 'ProjectPopup', id: 'be75939852d2' };
