import type { FormProblem, ProblemKey } from '@plantsoen/form-rules/form-problem.ts';
import { cleanSignUp, signUpProblems } from '@plantsoen/form-rules/sign-up.ts';
import { checkSubmissionAttempt } from '../forms/check-submission-attempt.ts';
import { formCaptchas } from '../forms/form-tokens.ts';
import { isMailAddress } from '../mail/mail.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import { shortenedIp } from '../platform/api/client-network.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { NewsletterAnswer, Resolvers } from '../platform/generated/contract.ts';
import { installationOf, secretsOf } from '../platform/payload/installation.ts';
import { confirmHere, signUpForNewsletter } from './sign-up.ts';
import { confirmationHash, readUnsubscribeToken } from './subscription-tokens.ts';
import { end } from './subscriptions.ts';

/** Handle of the newsletter form, which editors do not manage. */
const newsletterHandle = 'newsletter';

const maxConsentLength = 1000;
const maxUriLength = 300;

const done = (mustConfirm: boolean): NewsletterAnswer => ({ __typename: 'NewsletterDone', mustConfirm });

const refused = (problems: readonly FormProblem[]): NewsletterAnswer => ({
  __typename: 'RefusedSubmission',
  problems: problems.map(({ handle, key, amount }) => ({ handle, key, amount: amount ?? null })),
});

const refusedWhole = (key: ProblemKey) => refused([{ handle: null, key }]);

/** Resolvers to sign up for the newsletter, confirm it and unsubscribe (NWS-03). */
export const newsletterResolvers: Resolvers = {
  Query: {
    newsletterCaptchas: (_, __, { payload }) => formCaptchas(payload),
    newsletterNeedsConfirmation: (_, __, { payload }) => !installationOf(payload).mailingService,
  },
  Mutation: {
    async subscribeToNewsletter(_, { siteId: asked, subscriber, attempt }, context) {
      const siteId = siteIdArgument(asked);
      const signUp = cleanSignUp(subscriber);
      const problems = signUpProblems(signUp);
      if (problems.length > 0) return refused(problems);
      if (!isMailAddress(signUp.email)) return refused([{ handle: 'email', key: 'email' }]);
      const unfit = await checkSubmissionAttempt(context, {
        form: { handle: newsletterHandle, siteId },
        attempt,
        content: signUp.email,
      });
      if (unfit.length > 0) return refused(unfit);
      const outcome = await signUpForNewsletter(context, siteId, signUp, {
        consent: subscriber.consent.slice(0, maxConsentLength),
        page: attempt.uri?.slice(0, maxUriLength) ?? null,
        from: shortenedIp(context.clientIp),
      });
      return outcome ? done(outcome.mustConfirm) : refusedWhole('unavailable');
    },
    async confirmSubscription(_, { siteId: asked, token }, context) {
      const siteId = siteIdArgument(asked);
      const hash = confirmationHash(token);
      const isConfirmed = hash !== undefined && (await confirmHere(context, siteId, hash, shortenedIp(context.clientIp)));
      return isConfirmed ? done(false) : refusedWhole('expired');
    },
    async unsubscribeFromNewsletter(_, { siteId: asked, token }, context) {
      siteIdArgument(asked);
      const { payload } = context;
      const id = readUnsubscribeToken(token, secretsOf(payload));
      if (id === undefined) return refusedWhole('expired');
      await inTransaction(payload, (db) => end(db, id));
      return done(false);
    },
  },
};
