import type { Resolvers } from '../platform/generated/contract.ts';

const unavailable = () => ({
  __typename: 'RefusedSubmission' as const,
  problems: [{ handle: null, key: 'unavailable', amount: null }],
});

/** Quotation lists that visitors share by a link. */
export const quotationResolvers: Resolvers = {
  Query: { sharedQuotationList: () => null },
  Mutation: {
    shareQuotationList: unavailable,
    revokeSharedQuotationList: () => false,
  },
};
