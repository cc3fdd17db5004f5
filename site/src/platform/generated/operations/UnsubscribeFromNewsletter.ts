// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const UnsubscribeFromNewsletter: Operation<types.UnsubscribeFromNewsletterMutation, types.UnsubscribeFromNewsletterMutationVariables> = { name: 'UnsubscribeFromNewsletter', id: 'cd589abb5fe9' };
