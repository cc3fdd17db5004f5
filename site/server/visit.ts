import type { PostedForm } from '../src/forms/posted-form.ts';
import type { Caller } from '../src/platform/data/api-send.server.ts';
import type { SiteAddress } from '../src/platform/locale/site-address.ts';
import type { PageSources } from './security-headers.ts';

/** One view of a page: by a guest, whose page others may be given too, or by a visitor with a session. */
export type Visit = {
  address: SiteAddress;
  url: URL;
  caller: Caller;
  isMember: boolean;
  isShared: boolean;
  /** Whether a draft is shown as if it were published. */
  isPreview?: boolean;
  /** Whether the visitor came with a token that the API refuses. */
  endsSession: boolean;
  /** The status of what went wrong before it could be rendered. */
  failure?: number | undefined;
  /** The form that the visitor has posted, or has just sent: the page is for this visitor alone. */
  posted?: PostedForm | undefined;
};

export type Rendering = PageSources & {
  status: number;
  location: string | undefined;
  body: Buffer;
  tags: ReadonlySet<string>;
  /** Whether all in it is as it should be: nothing out of date, and nothing left out, because the API failed. */
  isSound: boolean;
  /** When it must be rendered anew, in milliseconds since 1970, if ever. */
  until?: number | undefined;
};

/** Whether the address in the browser is a right by itself: a shared list, or what the link of a mail is for. Nobody else is told of such ones. */
export function holdsToken({ url, posted }: Pick<Visit, 'url' | 'posted'>): boolean {
  return url.searchParams.has('shared') || posted?.values.token !== undefined;
}
