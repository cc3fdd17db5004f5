import { transferSession } from '../account/transfer-session.ts';
import { isMember } from '../platform/access/roles.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import { badUserInput } from '../platform/api/errors.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { exceededRateLimit } from '../platform/rate-limit/rate-limiter.ts';
import { createHandoffCode, redeemHandoffCode } from './handoff-codes.ts';

/** Maximum lengths in characters, enough for a list of 100 lines and for the consent. */
const maxLengths = { list: 200_000, consent: 100 };

/** Resolvers for the handoff of a visitor to the domain of another language (LOC-09). */
export const domainHandoffResolvers: Resolvers = {
  Mutation: {
    async startHandoff(_, { siteId, consent, list }, context) {
      const to = siteIdArgument(siteId);
      if ((list?.length ?? 0) > maxLengths.list || (consent?.length ?? 0) > maxLengths.consent) throw badUserInput('Too long.');
      if (await exceededRateLimit(context, 'domainHandoff')) throw badUserInput('Too often.');
      const { sql, viewer, sessionId } = context;
      return createHandoffCode(sql, to, 'arrival', {
        ...(consent && { consent }),
        ...(list && { list }),
        ...(isMember(viewer) && sessionId && { sessionId }),
      });
    },
    async completeHandoff(_, { siteId, code, device }, context) {
      const here = siteIdArgument(siteId);
      const taken = await redeemHandoffCode(context.sql, here, 'arrival', code);
      if (!taken) return null;
      const { consent, list, sessionId } = taken;
      const { clientIp } = context;
      return {
        consent: consent ?? null,
        listCode: list ? await createHandoffCode(context.sql, here, 'list', { list }) : null,
        tokens: sessionId ? ((await transferSession(context, sessionId, { device, clientIp })) ?? null) : null,
      };
    },
    async redeemHandoffList(_, { siteId, code }, { sql }) {
      return (await redeemHandoffCode(sql, siteIdArgument(siteId), 'list', code))?.list ?? null;
    },
  },
};
