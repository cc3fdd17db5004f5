import type { Hrefs } from '../platform/locale/hrefs.ts';
import { addressWithin } from './address-within.ts';
import type { FormContent } from './form-content.ts';

/** Where a visitor goes once a form is sent (FRM-06); nowhere where a message says so, as where it would be the form's own page. */
export type Onwards = { href: string; isNewTab: boolean } | undefined;

type Links = Pick<Hrefs, 'localHref' | 'hrefOf'>;

/** `here` is the whole address of the page. */
export function onwards({ handle, settings }: FormContent, links: Links, here: string): Onwards {
  const { submitAction, submitMethod, submitActionTab } = settings;
  const isNewTab = submitActionTab === 'newTab';
  const href = chosenHref(settings, links, here);
  if (href !== undefined && (isNewTab || !isSamePage(href, here))) return { href, isNewTab };
  // The page that is loaded again says that the form was sent.
  if (submitAction === 'reload' || submitMethod === 'pageReload')
    return { href: `?sent=${encodeURIComponent(handle)}`, isNewTab: false };
  return undefined;
}

/** The entry or address that editors have chosen, if it is one. */
function chosenHref(settings: FormContent['settings'], { localHref, hrefOf }: Links, here: string): string | undefined {
  const { submitAction, redirectEntry, redirectUrl } = settings;
  if (submitAction === 'entry') return localHref(redirectEntry?.uri ?? '__home__');
  return submitAction === 'url' && redirectUrl && isLink(redirectUrl, here)
    ? addressWithin(redirectUrl, hrefOf('home'))
    : undefined;
}

/** Whether an address leads to the page that is there, whatever it asks of it. */
export function isSamePage(href: string, here: string): boolean {
  const [there, current] = [new URL(href, here), new URL(here)];
  return there.origin === current.origin && there.pathname === current.pathname;
}

function isLink(url: string, here: string): boolean {
  return URL.canParse(url, here) && /^https?:$/.test(new URL(url, here).protocol);
}
