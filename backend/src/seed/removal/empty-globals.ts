import { type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import type { GlobalSlug, PayloadRequest } from 'payload';
import type { Transaction } from '../../platform/database/in-transaction.ts';
import type { Footer, Global, Navigation } from '../../platform/generated/payload-types.ts';
import type { Target } from '../../references/mentions.ts';
import { fieldNamed, rowRefers } from './empty-pages.ts';
import { globalFields } from './read-documents.ts';
import { remainingMenu } from './removable-content.ts';

type Emptying = { transaction: Transaction; locale: LocaleCode; isRemoved: (target: Target) => boolean };

/**
 * Removes the links to removed content from menu, footer and general data. Unchanged ones also lose the data of the demo company: names,
 * addresses, logos and texts of the footer.
 */
export async function emptyGlobals(
  transaction: Transaction,
  changed: readonly GlobalSlug[],
  isRemoved: (target: Target) => boolean,
): Promise<void> {
  for (const locale of localeCodes) {
    const emptying = { transaction, locale, isRemoved };
    await write(emptying, 'navigation', await menu(emptying));
    await write(emptying, 'footer', await footer(emptying, changed.includes('footer')));
    await write(emptying, 'globals', await generalData(emptying, changed.includes('globals')));
  }
}

async function read<Values>({ transaction, locale }: Emptying, slug: GlobalSlug): Promise<Values> {
  const { payload, transactionID } = transaction;
  const req = { transactionID } as PayloadRequest;
  return (await payload.findGlobal({ slug, locale, depth: 0, overrideAccess: true, req })) as unknown as Values;
}

async function write({ transaction, locale }: Emptying, slug: GlobalSlug, data: object): Promise<void> {
  const { payload, transactionID } = transaction;
  const req = { transactionID } as PayloadRequest;
  await payload.updateGlobal({ slug, locale, depth: 0, data: data as never, req });
}

/** Returns a function that tells whether a row of a list of links leads to removed content. */
function leadsAway({ transaction: { payload }, locale, isRemoved }: Emptying, slug: GlobalSlug, list: string) {
  const field = fieldNamed(globalFields(payload, slug), list);
  return (row: object) => rowRefers(field, { ...row, children: [] }, locale, isRemoved);
}

async function menu(emptying: Emptying): Promise<Partial<Navigation>> {
  const { mainMenu } = await read<Navigation>(emptying, 'navigation');
  return { mainMenu: remainingMenu(mainMenu ?? [], leadsAway(emptying, 'navigation', 'mainMenu')) };
}

async function footer(emptying: Emptying, isChanged: boolean): Promise<Partial<Footer>> {
  const { footerLinks } = await read<Footer>(emptying, 'footer');
  const leads = leadsAway(emptying, 'footer', 'footerLinks');
  const links = { footerLinks: (footerLinks ?? []).filter((link) => !leads(link)) };
  return isChanged ? links : { ...links, footerSection1: null, footerSection2: null, footerSection3: null, footerLogos: [] };
}

/** Name of the company until an editor enters it. It is required. */
const neutralName = 'Plantsoen';

async function generalData(emptying: Emptying, isChanged: boolean): Promise<Partial<Global>> {
  const { stripProducts, topNavigation, samplesPage, damagePage, globalData, socialMedia } = await read<Global>(emptying, 'globals');
  const leads = leadsAway(emptying, 'globals', 'topNavigation');
  const { isRemoved } = emptying;
  const isGone = (collection: string, id: unknown) => isRemoved({ collection, id: Number(id) });
  const links: Partial<Global> = {
    stripProducts: (stripProducts ?? []).filter((id) => !isGone('products', id)),
    topNavigation: (topNavigation ?? []).filter((link) => !leads(link)),
    samplesPage: samplesPage && !isGone('pages', samplesPage) ? samplesPage : null,
    damagePage: damagePage && !isGone('pages', damagePage) ? damagePage : null,
  };
  if (isChanged) return links;
  const nothing = (values: object | undefined | null) =>
    Object.fromEntries(Object.keys(values ?? {}).map((name) => [name, null]));
  return {
    ...links,
    globalData: { ...nothing(globalData), companyName: neutralName },
    socialMedia: nothing(socialMedia),
    ...{ logo: null, darkLogo: null, mark: null, headerImagePlaceholder: null, formRecipient: null },
  };
}
