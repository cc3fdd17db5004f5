import type { Resolvers } from '../platform/generated/contract.ts';

/** FRM-01: the definitions of forms. */
export const formResolvers: Resolvers = {
  Query: {
    form: () => null,
    formTokens: () => null,
  },
};
