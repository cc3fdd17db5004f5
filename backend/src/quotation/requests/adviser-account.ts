import { defaultLocale, type LocaleCode, localeCodes, locales } from '@plantsoen/contract/locales.ts';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { quoteRequestReaders } from '../../forms/submission-access.ts';
import { authorName } from '../../platform/access/author-name.ts';
import { type AdminUser, isAdminUser } from '../../platform/access/roles.ts';
import type { Sql } from '../../platform/api/instrumented-sql.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { requestReads } from '../../platform/database/request-sql.ts';

/** SQL of the team member of an account `u`: the chosen one, and else the first one with its email address. */
const memberOfAccount = `coalesce(u.team_member_id,
  (select m.id from team m where lower(m.email) = lower(u.email) order by m.position, m.id limit 1))`;

/** Returns the ID of the team member that a user of the admin is; null for none. */
export async function ownTeamMember(sql: Sql, user: PayloadRequest['user'] | null | undefined): Promise<number | null> {
  if (!isAdminUser(user)) return null;
  const [row] = await sql.query<{ id: number | null }>(`select ${memberOfAccount} as id from users u where u.id = $1`, [user.id]);
  return row?.id ?? null;
}

/**
 * Returns the ID of the team member that a user is. Adds one if the account has none yet: without a role in a language, it is on no
 * site until an editor gives it one.
 */
async function provideTeamMember(payload: Payload, user: AdminUser): Promise<number> {
  return inTransaction(payload, async (_, transaction) => {
    const sql = await requestReads(transaction);
    await sql.query('select from users where id = $1 for update', [user.id]);
    const own = await ownTeamMember(sql, user);
    if (own !== null) return own;
    const [member] = await sql.query<{ id: number }>(
      'insert into team (name_field, email, position) select $1, $2, coalesce(max(position), 0) + 1 from team returning id',
      [authorName(user), user.email],
    );
    if (!member) throw new Error('the team member was not stored');
    await sql.query('update users set team_member_id = $2 where id = $1', [user.id, member.id]);
    return member.id;
  });
}

/** `POST /api/quote-requests/own-adviser` returns the adviser that the user is, so that all readers can assign requests to themselves. */
export const ownAdviser: Endpoint = {
  path: '/own-adviser',
  method: 'post',
  handler: async (req) => {
    if (!(await quoteRequestReaders({ req })) || !isAdminUser(req.user))
      return Response.json({ message: req.t('error:unauthorized') }, { status: 403 });
    return Response.json({ id: await provideTeamMember(req.payload, req.user) });
  },
};

/** Address of an adviser for emails, and their language. */
export type AdviserMailbox = { address: string; locale: LocaleCode };

type Row = { address: string | null; invitedIn: string | null; languages: string[] };

/**
 * Returns the mailbox of an adviser: of the account that serves customers, and else the team member's own. Its language is that of the
 * invitation, and else the first language of the team member.
 */
export async function adviserMailbox(sql: Sql, adviserId: number): Promise<AdviserMailbox | undefined> {
  const [row] = await sql.query<Row>(
    `select coalesce(account.email, t.email) as address, account.invitation_language::text as "invitedIn",
       array(select x.text from team_texts x where x.parent_id = t.id and x.path = 'languages' order by x."order") as languages
     from team t left join lateral (
       select u.email, u.invitation_language from users u
       where u.role in ('administrator', 'editor', 'sales') and u.is_disabled is not true and ${memberOfAccount} = t.id
       order by u.team_member_id is null, u.id limit 1) account on true
     where t.id = $1`,
    [adviserId],
  );
  if (!row?.address) return undefined;
  return { address: row.address, locale: firstLocale([row.invitedIn ?? '', ...row.languages]) };
}

/** Returns the first language of the site among texts such as `de`, `de-DE` or `Deutsch`; the default one without any. */
export function firstLocale(texts: readonly string[]): LocaleCode {
  const found = texts.map((text) => {
    const [start = ''] = text.trim().toLowerCase().split('-');
    return localeCodes.find((code) => code === start) ?? locales.find(({ name }) => name.toLowerCase() === start)?.code;
  });
  return found.find((code) => code !== undefined) ?? defaultLocale;
}
