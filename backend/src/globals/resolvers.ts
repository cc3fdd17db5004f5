import type { SiteId } from '@plantsoen/contract/locales.ts';
import { pathOfUri } from '@plantsoen/contract/paths.ts';
import { callToAction, type StoredCallToAction } from '../entries/call-to-action.ts';
import { relatedImage } from '../media/image-loader.ts';
import { linkTarget } from '../platform/addresses/address-loader.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { cachedGlobal } from '../platform/api/globals-cache.ts';
import { relationId, relationIds } from '../platform/api/records.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import type { Footer, Global as Globals } from '../platform/generated/payload-types.ts';
import { productsWithElevation } from '../products/product-source.ts';
import { richTextHtml } from '../rich-text/rich-text-html.ts';
import { logoById } from './logo.ts';
import { privacyPolicy } from './privacy-policy.ts';

export type GlobalSetsSource = { siteId: SiteId };
export type FooterSource = { siteId: SiteId; stored: Footer };
export type GlobalsSource = { siteId: SiteId; stored: Globals };

/** Returns the address of a call to action, an internal path with slashes or an external URL; null without a target. */
async function hrefOf(context: ApiContext, siteId: SiteId, stored: StoredCallToAction) {
  const cta = await callToAction(context, siteId, stored);
  return cta && { url: cta.url ?? pathOfUri(cta.element?.uri ?? ''), customText: cta.text };
}

/** Returns the URI of a chosen page; null without a choice, and for a page that is not live. */
async function pageUri(context: ApiContext, siteId: SiteId, page: Parameters<typeof relationId>[0]) {
  const target = await linkTarget(context, siteId, { collection: 'pages', id: relationId(page) ?? 0 });
  return target?.uri ?? null;
}

async function promptBox(context: ApiContext, siteId: SiteId, box: Globals['logInPopupBox']) {
  if (!box?.titleField) return null;
  const [text, cta] = await Promise.all([richTextHtml(context, siteId, box.text), callToAction(context, siteId, box.cta)]);
  return { titleField: box.titleField, text, cta };
}

export const globalsResolvers: Resolvers = {
  Query: {
    algemeen(_, args, context) {
      const siteId = siteIdArgument(args.siteId);
      // Links in the sets contain titles and addresses of entries, so any published, moved or deleted entry changes them.
      for (const type of ['GlobalSets', 'Page', 'Category']) context.tags.list(type, siteId);
      return { siteId };
    },
  },
  GlobalSets: {
    async footer({ siteId }, _, context) {
      return { siteId, stored: await cachedGlobal(context, 'footer', siteId) };
    },
    async globals({ siteId }, _, context) {
      return { siteId, stored: await cachedGlobal(context, 'globals', siteId) };
    },
  },
  Footer: {
    footerSection1: ({ siteId, stored }, _, context) => richTextHtml(context, siteId, stored.footerSection1),
    footerSection2: ({ siteId, stored }, _, context) => richTextHtml(context, siteId, stored.footerSection2),
    footerSection3: ({ siteId, stored }, _, context) => richTextHtml(context, siteId, stored.footerSection3),
    async footerLinks({ siteId, stored }, _, context) {
      const links = await Promise.all(
        (stored.footerLinks ?? []).map(async (link) => {
          const target = await linkTarget(context, siteId, { collection: 'pages', id: relationId(link.page) ?? 0 });
          return target && { id: target.id, siteId, uri: target.uri, title: link.title || target.title };
        }),
      );
      return links.filter((link) => link !== undefined);
    },
    async footerLogos({ siteId, stored }, _, context) {
      const logos = await Promise.all((stored.footerLogos ?? []).map((row) => logoById(context, siteId, relationId(row.image))));
      return logos.filter((logo) => logo !== null);
    },
    credit: ({ stored }) => (stored.credit?.title ? { title: stored.credit.title, url: stored.credit.url ?? null } : null),
  },
  Globals: {
    formRecipient: ({ stored }) => stored.formRecipient ?? null,
    avgText: async ({ siteId, stored }, _, context) => (await richTextHtml(context, siteId, stored.avgText)) || null,
    logo: ({ siteId, stored }, _, context) => logoById(context, siteId, relationId(stored.logo)),
    darkLogo: ({ siteId, stored }, _, context) => logoById(context, siteId, relationId(stored.darkLogo)),
    globalData: ({ stored }) => ({ ...stored.globalData, companyName: stored.globalData?.companyName ?? '' }),
    async topNavigation({ siteId, stored }, _, context) {
      const links = await Promise.all(
        (stored.topNavigation ?? []).map(async (row) => {
          const link = await hrefOf(context, siteId, row);
          return link && { ...link, target: row.target ?? '_self' };
        }),
      );
      return links.filter((link) => link !== null);
    },
    socialMedia: ({ stored }) => stored.socialMedia ?? {},
    requestAQuoteCta: ({ siteId, stored }, _, context) => promptBox(context, siteId, stored.requestAQuoteCta),
    logInPopupBox: ({ siteId, stored }, _, context) => promptBox(context, siteId, stored.logInPopupBox),
    signUpBox: ({ siteId, stored }, _, context) => promptBox(context, siteId, stored.signUpBox),
    async loginBox({ siteId, stored }, _, context) {
      const box = stored.loginBox;
      if (!box?.pageTitle) return null;
      const [pageText, text] = await Promise.all([
        richTextHtml(context, siteId, box.pageText),
        richTextHtml(context, siteId, box.text),
      ]);
      return { pageTitle: box.pageTitle, pageText, titleField: box.titleField ?? '', text };
    },
    headerImagePlaceholder: ({ siteId, stored }, _, context) => relatedImage(context, siteId, stored.headerImagePlaceholder),
    stripProducts: ({ siteId, stored }, _, context) => productsWithElevation(context, siteId, relationIds(stored.stripProducts)),
    privacyPolicy: ({ siteId }, _, context) => privacyPolicy(context, siteId),
    samplesUri: ({ siteId, stored }, _, context) => pageUri(context, siteId, stored.samplesPage),
    damageUri: ({ siteId, stored }, _, context) => pageUri(context, siteId, stored.damagePage),
    embedHosts: ({ stored }) => stored.allowedEmbedHosts ?? [],
  },
};
