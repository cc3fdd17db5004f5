// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const FormViewer: Operation<types.FormViewerQuery, types.FormViewerQueryVariables> = { name: 'FormViewer', id: '3b979df5f7e8' };
