import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../../backend/src/platform/database/with-client.ts';
import type { CaughtMail } from '../../backend/src/testing/mail-catcher.ts';
import { type WriteKind, type Writes, writeKinds } from './writes.ts';

/** Comparison of the writes of a kind with the database and the mail server. */
export type Comparison = {
  kind: WriteKind;
  sent: number;
  acknowledged: number;
  /** Identifiers of acknowledged writes that are not stored. */
  lost: string[];
  /** Identifiers of writes that are stored more than once. */
  repeated: string[];
  /** Identifiers of acknowledged writes without the email to their sender. */
  unsent: string[];
};

/** Statement that returns the identifiers of each kind that are stored completely, with their number. */
const storedWrites: Record<WriteKind, string> = {
  form: `select sender as id, count(*)::int as times from form_submissions where form = 'contact' group by 1`,
  quoteRequest: `select q.email as id, count(*)::int as times from quote_requests q
    join form_submissions s on s.id = q.submission_id and s.quote_number = q.number group by 1`,
  newsletter: `select email as id, count(*)::int as times from subscribers where state = 'pending' group by 1`,
  favourite: `select m.email || ' ' || r.products_id as id, count(*)::int as times
    from members m join members_rels r on r.parent_id = m.id and r.path = 'favoriteProducts' group by 1`,
  page: `select l.title as id, count(*)::int as times from pages_locales l
    join address a on a.entry_type = 'pages' and a.entry_id = l._parent_id and a.path = l.title
    join _pages_v v on v.parent_id = l._parent_id and v.latest
    where l._locale = 'nl' and l._status = 'published' group by 1`,
};
const mailedKinds: ReadonlySet<WriteKind> = new Set(['form', 'quoteRequest', 'newsletter']);
const maxQueueMs = 300_000;

/** Waits until all emails are sent. Throws after five minutes. */
export async function untilMailed(databaseUrl: string): Promise<void> {
  for (const end = Date.now() + maxQueueMs; Date.now() < end; await pause(200)) {
    const { rowCount } = await withClient(databaseUrl, (client) =>
      client.query('select from mail where sent_at is null limit 1'),
    );
    if (rowCount === 0) return;
  }
  throw new Error('emails are still due after five minutes');
}

/** Compares the writes of each kind with the database and the received emails. */
export function compareWrites(databaseUrl: string, writes: Writes, mails: readonly CaughtMail[]): Promise<Comparison[]> {
  const recipients = new Set(mails.flatMap((mail) => mail.recipients));
  return withClient(databaseUrl, async (client) => {
    const comparisons: Comparison[] = [];
    for (const kind of writeKinds) {
      const { rows } = await client.query<{ id: string; times: number }>(storedWrites[kind]);
      const stored = new Map(rows.map(({ id, times }) => [id, times]));
      const ids = [...writes[kind].keys()];
      const acknowledged = ids.filter((id) => writes[kind].get(id));
      comparisons.push({
        ...{ kind, sent: ids.length, acknowledged: acknowledged.length },
        lost: acknowledged.filter((id) => !stored.has(id)),
        repeated: ids.filter((id) => (stored.get(id) ?? 0) > 1),
        unsent: mailedKinds.has(kind) ? acknowledged.filter((id) => !recipients.has(id)) : [],
      });
    }
    return comparisons;
  });
}
