// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ContentPage: Operation<types.ContentPageQuery, types.ContentPageQueryVariables> = { name: 'ContentPage', id: 'ce6be9ebcb9c541b369efb8394f19b59333bea5ed315ef9a36c71c456657ab4a' };
