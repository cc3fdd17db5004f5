// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const SubscribeToNewsletter: Operation<types.SubscribeToNewsletterMutation, types.SubscribeToNewsletterMutationVariables> = { name: 'SubscribeToNewsletter', id: 'cf9a6ae2640e' };
