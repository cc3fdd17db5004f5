import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';

/** Contact data of an adviser in an email to a visitor. */
export type MailedAdviser = { name: string; function: string; phoneNumber: string | null; email: string | null };

/** Returns an adviser for emails in a language (CON-08); undefined for a team member who is absent from the site of that language. */
export async function mailedAdviser(sql: Sql, id: number, locale: LocaleCode): Promise<MailedAdviser | undefined> {
  const [adviser] = await sql.query<MailedAdviser>(
    `select t.name_field as name, l.function, nullif(t.phone_number, '') as "phoneNumber", nullif(t.email, '') as email
     from team t join team_locales l on l._parent_id = t.id and l._locale = $2::_locales where t.id = $1 and l.function <> ''`,
    [id, locale],
  );
  return adviser;
}
