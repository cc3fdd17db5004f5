import type { Resolvers } from '../platform/generated/contract.ts';

const unavailable = () => ({
  __typename: 'RefusedSubmission' as const,
  problems: [{ handle: null, key: 'unavailable', amount: null }],
});

/** NWS-03: signing up for the newsletter, confirming it, and ending it. */
export const newsletterResolvers: Resolvers = {
  Mutation: {
    subscribeToNewsletter: unavailable,
    confirmSubscription: unavailable,
    unsubscribeFromNewsletter: unavailable,
  },
};
