import { siteIdArgument } from '../platform/api/arguments.ts';
import { clientNetwork } from '../platform/api/client-network.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { cachedGlobal } from '../platform/api/globals-cache.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { memoryRateLimiter } from '../platform/rate-limit/memory-rate-limiter.ts';
import { memoryRateLimits } from '../platform/rate-limit/rate-limits.ts';
import { richTextHtml } from '../rich-text/rich-text-html.ts';
import { formLimits } from './definition/form-limits.ts';
import { formCaptchas, formTokens } from './form-tokens.ts';
import { isHandle } from './handles.ts';
import { makeTimeToken } from './protection/time-token.ts';
import { pagesOf, settingsOf } from './schema/form-answer.ts';
import { numberScalar } from './schema/form-schema.ts';
import { retentionOf, type StoredForm, storedForm } from './stored-form.ts';

const mayAsk = memoryRateLimiter(memoryRateLimits.formTokens);

/** Resolvers for the definitions and tokens of forms (FRM-01). */
export const formResolvers: Resolvers = {
  Number: numberScalar,
  Query: {
    async form(_, { handle, siteId: wanted }, context) {
      const siteId = siteIdArgument(wanted);
      const form = await storedForm(context, siteId, handle);
      if (!form) context.tags.list('Form', siteId);
      return form ?? null;
    },
    formTokens(_, { handle, siteId }, context) {
      const canBe = handle.length <= formLimits.handle && isHandle(handle);
      return canBe && mayAsk(clientNetwork(context.clientIp))
        ? formTokens(context, { handle, siteId: siteIdArgument(siteId) })
        : null;
    },
    formTime: (_, __, { payload }) => makeTimeToken(payload.secret),
  },
  Form: {
    title: ({ title, handle }) => title || handle,
    settings: (form, _, context) => settingsOf(context, form),
    pages: pagesOf,
    captchas: ({ settings }, _, context) => (settings.integrations?.includes('captcha') ? formCaptchas(context.payload) : []),
    legalBasis: ({ legalBasis }) => legalBasis || null,
    retentionDays: retentionOf,
    avgText: (form, _, context) => (form.showAvgText ? noticeBelow(context, form) : null),
  },
};

/** Returns the privacy notice of the global set; null if it is empty. */
async function noticeBelow(context: ApiContext, { siteId }: StoredForm): Promise<string | null> {
  const { avgText } = await cachedGlobal(context, 'globals', siteId);
  return (await richTextHtml(context, siteId, avgText)) || null;
}
