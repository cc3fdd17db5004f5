import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { cleanLine } from '@plantsoen/form-rules/clean-text.ts';
import type { Sql } from '../platform/api/counted-sql.ts';

/** An account as it is stored, without favourites. */
export type StoredMember = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  company: string | null;
  phoneNumber: string | null;
  website: string | null;
  locale: LocaleCode;
  activatedAt: Date | null;
  isApproved: boolean;
  isDisabled: boolean;
  passwordHash: string | null;
};

const select = `
  select m.id, m.email, m.first_name as "firstName", m.last_name as "lastName", m.company, m.phone_number as "phoneNumber", m.website,
    coalesce(m.locale::text, 'nl') as locale, m.activated_at as "activatedAt", coalesce(m.is_approved, false) as "isApproved",
    coalesce(m.is_disabled, false) as "isDisabled", c.password_hash as "passwordHash"
  from members m left join member_credential c on c.member_id = m.id`;

/** A mail address as accounts are known by it. */
export const addressOf = (email: string): string => cleanLine(email).toLowerCase();

/** The account of an address as `addressOf` writes it. */
export async function memberByEmail(sql: Sql, email: string): Promise<StoredMember | undefined> {
  const [member] = await sql.query<StoredMember>(`${select} where m.email = $1`, [email]);
  return member;
}

export async function memberById(sql: Sql, id: number): Promise<StoredMember | undefined> {
  const [member] = await sql.query<StoredMember>(`${select} where m.id = $1`, [id]);
  return member;
}

export const fullNameOf = ({ firstName, lastName }: Pick<StoredMember, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** Gives an account its password. */
export async function storePassword(sql: Sql, memberId: number, passwordHash: string): Promise<void> {
  await sql.query(
    `insert into member_credential (member_id, password_hash) values ($1, $2)
     on conflict (member_id) do update set password_hash = excluded.password_hash, changed_at = now()`,
    [memberId, passwordHash],
  );
}

/** Gives an account another hash for one that was found right; false where that no longer counts. */
export async function replacePassword(sql: Sql, memberId: number, former: string, passwordHash: string): Promise<boolean> {
  const rows = await sql.query(
    `update member_credential set password_hash = $3, changed_at = now() where member_id = $1 and password_hash = $2
     returning member_id`,
    [memberId, former, passwordHash],
  );
  return rows.length > 0;
}

/** An account without a password: nobody can log in until one is chosen by a mail. */
export async function forgetPassword(sql: Sql, memberId: number): Promise<void> {
  await sql.query('delete from member_credential where member_id = $1', [memberId]);
}

/** What somebody says of themselves. */
export type ProfileDetails = {
  firstName: string;
  lastName: string;
  company: string;
  phoneNumber: string;
  website: string;
};

/** Makes an account that waits for its activation, unless it is active at once. Who makes it has agreed to the privacy statement now. */
export async function insertMember(
  sql: Sql,
  {
    email,
    locale,
    details,
    isApproved,
    isActive,
  }: { email: string; locale: LocaleCode; details: ProfileDetails; isApproved: boolean; isActive: boolean },
): Promise<number> {
  const { firstName, lastName, company, phoneNumber, website } = details;
  const [row] = await sql.query<{ id: number }>(
    `insert into members (email, locale, first_name, last_name, company, phone_number, website, is_approved, is_disabled, activated_at,
       privacy_accepted_at, updated_at, created_at)
     values ($1, $2::enum_members_locale, $3, $4, $5, $6, $7, $8, false, case when $9 then now() end, now(), now(), now())
     returning id`,
    [email, locale, firstName, lastName, company, phoneNumber, keptWebsite(website), isApproved, isActive],
  );
  if (!row) throw new Error('an account that was made is not there');
  return row.id;
}

/** What is asked for anew counts in the place of what nobody has activated. */
export async function renewMember(sql: Sql, id: number, locale: LocaleCode, details: ProfileDetails): Promise<void> {
  const { firstName, lastName, company, phoneNumber, website } = details;
  await sql.query(
    `update members set locale = $2::enum_members_locale, first_name = $3, last_name = $4, company = $5, phone_number = $6,
       website = $7, privacy_accepted_at = now(), updated_at = now()
     where id = $1 and activated_at is null`,
    [id, locale, firstName, lastName, company, phoneNumber, keptWebsite(website)],
  );
}

/** Makes an account count; false where it did already. */
export async function markActivated(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql.query(
    'update members set activated_at = now(), updated_at = now() where id = $1 and activated_at is null returning id',
    [id],
  );
  return rows.length > 0;
}

/** Knows from now on that the mailbox of an account's address is the member's; false where that was known. */
export async function markProven(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql.query(
    'update member_credential set proven_at = now() where member_id = $1 and proven_at is null returning member_id',
    [id],
  );
  return rows.length > 0;
}

/** Changes what a member says of themselves. */
export async function saveProfile(sql: Sql, id: number, details: ProfileDetails): Promise<void> {
  const { firstName, lastName, company, phoneNumber, website } = details;
  await sql.query(
    `update members set first_name = $2, last_name = $3, company = nullif($4, ''), phone_number = nullif($5, ''), website = $6,
       updated_at = now()
     where id = $1`,
    [id, firstName, lastName, company, phoneNumber, keptWebsite(website)],
  );
}

/** An address of the web as it is kept: with its scheme. */
function keptWebsite(website: string): string | null {
  if (website === '') return null;
  return /^https?:\/\//i.test(website) ? website : `https://${website}`;
}
