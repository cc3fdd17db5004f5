import type { Hrefs } from '../platform/locale/hrefs.ts';
import { addressWithin } from './address-within.ts';
import type { FormContent } from './form-content.ts';

/** Where a visitor goes once a form is sent (FRM-06); nowhere where a message says so. */
export type Onwards = { href: string; isNewTab: boolean; isReload?: boolean } | undefined;

type Links = Pick<Hrefs, 'localHref' | 'hrefOf'>;

export function onwards({ handle, settings }: FormContent, { localHref, hrefOf }: Links, here: string): Onwards {
  const { submitAction, submitMethod, submitActionTab, redirectEntry, redirectUrl } = settings;
  const isNewTab = submitActionTab === 'newTab';
  if (submitAction === 'entry') return { href: localHref(redirectEntry?.uri ?? '__home__'), isNewTab };
  if (submitAction === 'url' && redirectUrl && isLink(redirectUrl, here))
    return { href: addressWithin(redirectUrl, hrefOf('home')), isNewTab };
  if (submitAction === 'reload') return { href: here, isNewTab: false, isReload: true };
  if (submitMethod === 'pageReload') return { href: `?sent=${encodeURIComponent(handle)}`, isNewTab: false };
  return undefined;
}

function isLink(url: string, here: string): boolean {
  return URL.canParse(url, here) && /^https?:$/.test(new URL(url, here).protocol);
}
