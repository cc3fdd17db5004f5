import { siteIdArgument } from '../platform/api/arguments.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { formTokens } from './protection/form-tokens.ts';

/** FRM-01: the definitions of forms. */
export const formResolvers: Resolvers = {
  Query: {
    form: () => null,
    formTokens: (_, { handle, siteId }, context) => formTokens(context, { handle, siteId: siteIdArgument(siteId) }),
  },
};
