import type { Hrefs } from '../platform/locale/hrefs.ts';
import type { FormContent } from './form-content.ts';

/**
 * Redirect after a submission (FRM-06). Undefined if the form shows a message instead, also if the target is the page of the
 * form.
 */
export type SubmissionRedirect = { href: string; isNewTab: boolean } | undefined;

/** Parameter of the address of a sent form that got no confirmation by email (FRM-14). */
export const unconfirmed = 'unconfirmed';

/** What the page of a sent form tells: its ticket number, and whether it was confirmed by email. */
export type Receipt = { ticket?: string | undefined; isUnconfirmed?: boolean | undefined };

type Links = Pick<Hrefs, 'localHref' | 'hrefOf'>;

/** Returns the redirect after a submission. `here` is the absolute address of the page. */
export function submissionRedirect(
  { handle, settings }: FormContent,
  links: Links,
  here: string,
  { ticket, isUnconfirmed }: Receipt = {},
): SubmissionRedirect {
  const { submitAction, submitMethod, submitActionTab } = settings;
  const isNewTab = submitActionTab === 'newTab';
  const href = chosenHref(settings, links, here);
  if (href !== undefined && (isNewTab || !isSamePage(href, here))) return { href, isNewTab };
  // The reloaded page shows the message.
  if (submitAction === 'reload' || submitMethod === 'pageReload')
    return {
      href: `?${new URLSearchParams({ sent: handle, ...(ticket && { ticket }), ...(isUnconfirmed && { [unconfirmed]: '1' }) })}`,
      isNewTab: false,
    };
  return undefined;
}

/** Returns the address of the chosen entry or the chosen address; undefined without a choice or for an invalid address. */
function chosenHref(settings: FormContent['settings'], { localHref, hrefOf }: Links, here: string): string | undefined {
  const { submitAction, redirectEntry, redirectUrl } = settings;
  if (submitAction === 'entry') return localHref(redirectEntry?.uri ?? '__home__');
  return submitAction === 'url' && redirectUrl && isLink(redirectUrl, here)
    ? addressWithin(redirectUrl, hrefOf('home'))
    : undefined;
}

/** Whether an address leads to the current page, regardless of its query. */
export function isSamePage(href: string, here: string): boolean {
  const [there, current] = [new URL(href, here), new URL(here)];
  return there.origin === current.origin && there.pathname === current.pathname;
}

function isLink(url: string, here: string): boolean {
  return URL.canParse(url, here) && /^https?:$/.test(new URL(url, here).protocol);
}

/**
 * Adds the locale prefix of the page to an address that editors have entered without one. Addresses of files and of other sites
 * stay unchanged.
 */
export function addressWithin(url: string, homeHref: string): string {
  const isWithin = /^\/(?!\/|media\/)/.test(url) && !url.startsWith(homeHref);
  return isWithin ? homeHref.slice(0, -1) + url : url;
}
