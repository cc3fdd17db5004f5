import { type LocaleCode, siteIdOf } from '@plantsoen/contract/locales.ts';
import type { Member } from '../rendering/document-settings.ts';
import type { RouterContext } from '../rendering/router-context.ts';

export type Visitor = { locale?: LocaleCode; isMember?: boolean; member?: Member };

const bases = { nl: '', en: '/en', de: '/de' };

/** Returns the context of views for a visitor of a host that serves all locales. Views must not query or fail. */
export function visitorContext({ locale = 'nl', member, isMember = member !== undefined }: Visitor): RouterContext {
  return {
    address: { locale, prefix: bases[locale], bases, indexable: false },
    siteId: siteIdOf(locale),
    isMember,
    member,
    changes: () => 0,
    query: () => Promise.reject(new Error('a view must not send queries while it renders')),
    report: (error) => {
      throw error;
    },
  };
}
