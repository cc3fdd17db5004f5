import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { cleanLine } from '@plantsoen/form-rules/clean-text.ts';
import { isMember } from '../platform/access/roles.ts';
import { type ApiContext, invalidAuthorization } from '../platform/api/context.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';

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

/** Normalises an email address to the form in which accounts store it. */
export const addressOf = (email: string): string => cleanLine(email).toLowerCase();

/** Returns the account of an address that `addressOf` has normalised. */
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

/** Stores the password hash of an account. */
export async function storePassword(sql: Sql, memberId: number, passwordHash: string): Promise<void> {
  await sql.query(
    `insert into member_credential (member_id, password_hash) values ($1, $2)
     on conflict (member_id) do update set password_hash = excluded.password_hash, changed_at = now()`,
    [memberId, passwordHash],
  );
}

/** Replaces a password hash that was verified. Returns false if it has changed meanwhile. */
export async function replacePassword(sql: Sql, memberId: number, former: string, passwordHash: string): Promise<boolean> {
  const rows = await sql.query(
    `update member_credential set password_hash = $3, changed_at = now() where member_id = $1 and password_hash = $2
     returning member_id`,
    [memberId, former, passwordHash],
  );
  return rows.length > 0;
}

/** Removes the password of an account. Its owner can log in again after choosing one with an email link. */
export async function forgetPassword(sql: Sql, memberId: number): Promise<void> {
  await sql.query('delete from member_credential where member_id = $1', [memberId]);
}

/** Profile fields that members fill in. */
export type ProfileDetails = {
  firstName: string;
  lastName: string;
  company: string;
  phoneNumber: string;
  website: string;
};

/**
 * Inserts an account, active or waiting for activation, and returns its ID. The consent to the privacy statement is dated now.
 */
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
  if (!row) throw new Error('the database returned no row for the new account');
  return row.id;
}

/** Replaces the profile of an account that is not activated with the details of a new request. */
export async function renewMember(sql: Sql, id: number, locale: LocaleCode, details: ProfileDetails): Promise<void> {
  const { firstName, lastName, company, phoneNumber, website } = details;
  await sql.query(
    `update members set locale = $2::enum_members_locale, first_name = $3, last_name = $4, company = $5, phone_number = $6,
       website = $7, privacy_accepted_at = now(), updated_at = now()
     where id = $1 and activated_at is null`,
    [id, locale, firstName, lastName, company, phoneNumber, keptWebsite(website)],
  );
}

/** Activates an account. Returns false if it was already active. */
export async function markActivated(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql.query(
    'update members set activated_at = now(), updated_at = now() where id = $1 and activated_at is null returning id',
    [id],
  );
  return rows.length > 0;
}

/** Records that the mailbox of an account belongs to the member. Returns false if nothing changed. */
export async function markEmailVerified(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql.query(
    'update member_credential set email_verified_at = now() where member_id = $1 and email_verified_at is null returning member_id',
    [id],
  );
  return rows.length > 0;
}

/** Saves the profile fields of a member. */
export async function saveProfile(sql: Sql, id: number, details: ProfileDetails): Promise<void> {
  const { firstName, lastName, company, phoneNumber, website } = details;
  await sql.query(
    `update members set first_name = $2, last_name = $3, company = nullif($4, ''), phone_number = nullif($5, ''), website = $6,
       updated_at = now()
     where id = $1`,
    [id, firstName, lastName, company, phoneNumber, keptWebsite(website)],
  );
}

/** Returns a website address with its scheme, or null if it is empty. */
function keptWebsite(website: string): string | null {
  if (website === '') return null;
  return /^https?:\/\//i.test(website) ? website : `https://${website}`;
}

/** Returns the authenticated member. Throws an authorization error for all other callers (ACC-13). */
export async function requireMember({ viewer, sql }: Pick<ApiContext, 'viewer' | 'sql'>): Promise<StoredMember> {
  const member = isMember(viewer) ? await memberById(sql, viewer.id) : undefined;
  if (!member) throw invalidAuthorization();
  return member;
}
