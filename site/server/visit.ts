import type { PostedAccountForm } from '../src/account/account-answer.ts';
import type { Caller } from '../src/platform/data/api-send.server.ts';
import type { SiteAddress } from '../src/platform/locale/site-address.ts';
import type { PageSources } from './security-headers.ts';
import { memberIn, type Standing } from './sessions.ts';

/** One view of a page: by a guest, whose page others may be given too, or by a visitor with a session. */
export type Visit = {
  address: SiteAddress;
  url: URL;
  caller: Caller;
  isMember: boolean;
  isShared: boolean;
  /** Whether a draft is shown as if it were published. */
  isPreview?: boolean;
  /** The status of what went wrong before it could be rendered. */
  failure?: number | undefined;
  /** The form that the visitor has posted, or has just sent: the page is for this visitor alone. */
  posted?: PostedAccountForm | undefined;
};

export type Rendering = PageSources & {
  status: number;
  location: string | undefined;
  body: Buffer;
  tags: ReadonlySet<string>;
  /** Whether all in it is as it should be: nothing out of date, and nothing left out, because the API failed. */
  isSound: boolean;
  /** Whether the API refused the token of the visitor, who is shown nothing of it then (ACC-13). */
  isRefused?: boolean;
  /** When it must be rendered anew, in milliseconds since 1970, if ever. */
  until?: number | undefined;
  /** Where the change log stood when the rendering began; undefined while changes are not heard of. */
  position?: number | undefined;
};

/** The visit of somebody who has come with the cookies of a session; while nobody can tell whose they are there is nothing to show. */
export function visitOf(standing: Standing, asked: Pick<Visit, 'address' | 'url' | 'failure' | 'posted'>, guest: Caller): Visit {
  if (standing.kind === 'unknown') return { ...asked, failure: 503, caller: guest, isMember: false, isShared: false };
  const caller = { ...guest, ...memberIn(standing) };
  return { ...asked, caller, isMember: standing.kind === 'member', isShared: false };
}

/** Whether the address in the browser is a right by itself: a shared list, or what the link of a mail is for. Nobody else is told of such ones. */
export function holdsToken({ url, posted }: Pick<Visit, 'url' | 'posted'>): boolean {
  return url.searchParams.has('shared') || posted?.values.token !== undefined;
}
