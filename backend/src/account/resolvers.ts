import { emailProblems } from '@plantsoen/form-rules/account.ts';
import { isMember } from '../platform/access/roles.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { badUserInput } from '../platform/api/errors.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { memoryRateLimiter } from '../platform/rate-limit/memory-rate-limiter.ts';
import { memoryRateLimits } from '../platform/rate-limit/rate-limits.ts';
import { messages } from './account-messages.ts';
import { newEmailOf } from './account-tokens.ts';
import { activateAccount } from './activate.ts';
import { authenticate } from './authenticate.ts';
import { confirmAddress } from './change-address.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { queueAccountRequest } from './queue-account-request.ts';
import { answerOr, done, type Refused, refuseProblems, refuseTooOften } from './refusal.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import type { SessionTokens } from './sessions/session-tokens.ts';
import { addressOf, type StoredMember } from './stored-members.ts';
import { updateAccount } from './update-account.ts';
import { viewerSource } from './viewer-source.ts';

const mayExport = memoryRateLimiter(memoryRateLimits.accountExport);

const withUser = ({ member, ...tokens }: SessionTokens & { member: StoredMember }) => ({ ...tokens, user: viewerSource(member) });

/** Requests an email, which is sent if the address has a matching account. */
const mailed = (context: ApiContext, kind: 'activation' | 'reset', siteId: number, email: string) =>
  done(messages.mailed, messages.notMailed, async () => {
    const site = siteIdArgument(siteId);
    const address = addressOf(email);
    refuseProblems(emailProblems({ email: address }));
    await refuseTooOften(context, 'accountMail');
    await queueAccountRequest(context.payload, { kind, siteId: site, email: address });
  });

/** Resolvers for accounts: log-in, registration and changes by members (ACC-01, ACC-09 to ACC-11, SEC-10). */
export const accountResolvers: Resolvers = {
  Query: {
    viewer: (_, __, { viewer }) => (isMember(viewer) ? viewerSource(viewer) : null),
  },
  Viewer: {
    newEmail: ({ id }, _, { sql }) => newEmailOf(sql, id),
    export({ id }, _, context) {
      if (!mayExport(id)) throw badUserInput('Too often.');
      return exportAccount(context, id);
    },
  },
  Mutation: {
    authenticate: (_, { email, password, device }, context) =>
      answerOr(
        ({ reason }) => (reason === 'notActivated' ? messages.activateFirst : messages.notLoggedIn),
        async () => ({
          __typename: 'Authentication' as const,
          ...withUser(await authenticate(context, { email, password, device })),
        }),
      ),
    register: (_, { siteId, registration }, context) =>
      answerOr(messages.notRegistered, async () => {
        const member = await register(context, siteIdArgument(siteId), registration);
        return { __typename: 'Registration' as const, message: messages.requested, ...(member && withUser(member)) };
      }),
    activateUser: (_, { siteId, token }, context) => {
      siteIdArgument(siteId);
      return done(messages.activated, messages.notActivated, () => activateAccount(context, token));
    },
    sendActivation: (_, { siteId, email }, context) => mailed(context, 'activation', siteId, email),
    forgottenPassword: (_, { siteId, email }, context) => mailed(context, 'reset', siteId, email),
    setPassword: (_, { siteId, ...given }, context) => {
      siteIdArgument(siteId);
      return done(messages.passwordSaved, orDifferent(messages.passwordNotSaved), () => resetPassword(context, given));
    },
    updateViewer: (_, { siteId, viewer, ...given }, context) =>
      answerOr(messages.notSaved, async () => {
        siteIdArgument(siteId);
        const member = await updateAccount(context, { ...given, ...viewer });
        return { __typename: 'ViewerUpdated' as const, message: messages.saved, user: viewerSource(member) };
      }),
    confirmEmail: (_, { siteId, token }, context) => {
      siteIdArgument(siteId);
      return done(messages.addressConfirmed, messages.addressNotConfirmed, () => confirmAddress(context, token));
    },
    updatePassword: (_, change, context) =>
      done(messages.passwordUpdated, orDifferent(messages.passwordNotUpdated), () => changePassword(context, change)),
    deleteAccount: (_, { siteId, password }, context) => {
      siteIdArgument(siteId);
      return done(messages.deleted, messages.notDeleted, () => deleteAccount(context, password));
    },
  },
};

/** Returns the message of a refusal; new passwords that differ have a separate message (ACC-10). */
const orDifferent =
  (message: string) =>
  ({ problems }: Refused): string =>
    problems.some(({ key }) => key === 'differentPasswords') ? messages.passwordsDiffer : message;
