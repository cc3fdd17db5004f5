// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const SessionViewer: Operation<types.SessionViewerQuery, types.SessionViewerQueryVariables> = { name: 'SessionViewer', id: 'a15ef156b525' };
