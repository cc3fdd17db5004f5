import type { PostedAccountForm } from '../../src/account/account-answer.ts';
import type { Caller } from '../../src/platform/data/api-send.server.ts';
import type { SiteAddress } from '../../src/platform/locale/site-address.ts';
import type { PageSources } from '../http/security-headers.ts';
import { type AuthState, memberIn } from '../session/authenticate-request.ts';

/** One request for a page: by a guest, whose page may be shared, or by a visitor with a session. */
export type PageRequest = {
  address: SiteAddress;
  url: URL;
  caller: Caller;
  isMember: boolean;
  isShared: boolean;
  /** Whether a draft is rendered as if it were published. */
  isPreview?: boolean;
  /** Whether it is the picture beside a form of the admin, without the bar of a preview (EDT-08). */
  isLivePreview?: boolean;
  /** Status of a failure before rendering. */
  failure?: number | undefined;
  /** The form that the visitor has posted or just sent: the page is for this visitor only. */
  posted?: PostedAccountForm | undefined;
};

export type Rendering = PageSources & {
  status: number;
  location: string | undefined;
  body: Buffer;
  tags: ReadonlySet<string>;
  /** Whether the page is complete and current, without data missing because of a failure. */
  isSound: boolean;
  /** Whether the API refused the visitor's token, in which case the page is not shown (ACC-13). */
  isRefused?: boolean;
  /** Time in milliseconds since 1970 after which the page must be rendered again, if any. */
  until?: number | undefined;
  /** Position of the change log when rendering started; undefined while the change stream is not connected. */
  position?: number | undefined;
};

/** Returns the page request of a visitor with session cookies. If the session cannot be verified, it is a failure with status 503. */
export function pageRequestOf(
  authState: AuthState,
  requested: Pick<PageRequest, 'address' | 'url' | 'failure' | 'posted'>,
  guest: Caller,
): PageRequest {
  if (authState.kind === 'unknown') return { ...requested, failure: 503, caller: guest, isMember: false, isShared: false };
  const caller = { ...guest, ...memberIn(authState) };
  return { ...requested, caller, isMember: authState.kind === 'member', isShared: false };
}

/** Whether the address or form contains a token: a shared list or an email link. Such addresses are not disclosed to third parties. */
export function holdsToken({ url, posted }: Pick<PageRequest, 'url' | 'posted'>): boolean {
  return url.searchParams.has('shared') || posted?.values.token !== undefined;
}
