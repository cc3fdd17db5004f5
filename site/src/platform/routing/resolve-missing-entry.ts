import { hrefsFor } from '../locale/hrefs.ts';
import { withQuery } from '../locale/with-query.ts';
import type { RouterContext } from '../rendering/router-context.ts';
import { signIn } from './members.ts';
import type { EntryAnswer } from './page-data.ts';
import { pageNotFound } from './page-failure.ts';
import { redirectTo } from './redirect.ts';

type Entry = EntryAnswer['entry'];
type Move = { __typename: 'EntryMoved'; uri: string; url?: string | null; permanent: boolean };

const isMove = (entry: Entry): entry is Move => entry.__typename === 'EntryMoved';

/** Returns the redirect or 404 for an address without a visible entry; `from` is the href of that address. */
export async function resolveMissingEntry(entry: Entry, context: RouterContext, from: string) {
  if (entry.__typename === 'EntryForMembers') return signIn(context.address, from);
  if (!isMove(entry)) return pageNotFound(context, entry.__typename === 'EntryGone');
  const href = entry.url ?? hrefsFor(context.address).localHref(entry.uri);
  return redirectTo(withQuery(href, from.split('?')[1] ?? ''), entry.permanent ? 301 : 302);
}
