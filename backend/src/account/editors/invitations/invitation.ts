import { createHash, randomBytes } from 'node:crypto';
import { isLocaleCode, type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import { emailProblems } from '@plantsoen/form-rules/account.ts';
import { type AdminRole, isAdminRole } from '../../../platform/access/roles.ts';
import { limits } from '../../../platform/payload/limits.ts';

/** Days for which the link of an invitation is valid. */
export const invitationDays = 7;

/** A person to invite, and the language of the email. */
export type Invitation = {
  name: string;
  email: string;
  role: AdminRole;
  /** Languages of a translator; empty for other roles. */
  languages: LocaleCode[];
  language: LocaleCode;
};

export type InvitationField = keyof Invitation;

/** Returns the invitation that a request describes, or the fields that are missing or invalid. */
export function parseInvitation(body: unknown): Invitation | { invalid: InvitationField[] } {
  const { name, email, role, languages, language } = (body ?? {}) as Record<string, unknown>;
  const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const chosen = role === 'translator' && Array.isArray(languages) ? localeCodes.filter((code) => languages.includes(code)) : [];
  const invalid: InvitationField[] = [];
  if (textOf(name) === '' || textOf(name).length > limits.line) invalid.push('name');
  if (emailProblems({ email: textOf(email) }).length > 0) invalid.push('email');
  if (!isAdminRole(role)) invalid.push('role');
  if (role === 'translator' && chosen.length === 0) invalid.push('languages');
  if (typeof language !== 'string' || !isLocaleCode(language)) invalid.push('language');
  if (invalid.length > 0) return { invalid };
  return {
    name: textOf(name),
    email: textOf(email).toLowerCase(),
    role: role as AdminRole,
    languages: chosen,
    language: language as LocaleCode,
  };
}

/** Returns the state of a new link: its token, which only the email contains, the hash to store, and its end. */
export function newLink(now = Date.now()): { token: string; invitationHash: string; invitedUntil: string } {
  const token = randomBytes(32).toString('base64url');
  const invitedUntil = new Date(now + invitationDays * 24 * 60 * 60_000).toISOString();
  return { token, invitationHash: hashOfLink(token), invitedUntil };
}

export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('hex');
