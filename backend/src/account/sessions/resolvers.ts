import { isMember } from '../../platform/access/roles.ts';
import { type ApiContext, invalidAuthorization } from '../../platform/api/context.ts';
import { requestSql } from '../../platform/database/request-sql.ts';
import type { Resolvers } from '../../platform/generated/contract.ts';
import { auditMember } from '../account-audit.ts';
import { endSession, endSessionOfToken } from './end-sessions.ts';
import { liveSessions } from './live-sessions.ts';
import { refreshSession } from './refresh-session.ts';

const executorOf = ({ payload }: ApiContext) => requestSql({ payload, transactionID: undefined });

export const sessionResolvers: Resolvers = {
  Viewer: { sessions: ({ id }, _, context) => liveSessions(context, id) },
  Mutation: {
    refreshToken: (_, { refreshToken }, context) => refreshSession(context, refreshToken, context.clientIp),
    async deleteRefreshToken(_, { refreshToken }, context) {
      const memberId = await endSessionOfToken(context, refreshToken);
      if (memberId !== undefined) await auditMember(await executorOf(context), 'logOut', memberId);
      return memberId !== undefined;
    },
    async endSession(_, { id }, context) {
      const { viewer } = context;
      if (!isMember(viewer)) throw invalidAuthorization();
      if (await endSession(context, viewer.id, id)) await auditMember(await executorOf(context), 'endSession', viewer.id);
      return { __typename: 'AccountDone', message: 'Session ended' };
    },
  },
};
