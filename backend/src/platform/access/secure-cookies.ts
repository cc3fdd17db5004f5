import type { SanitizedConfig } from 'payload';

/** Limits the session cookie of the admin to https if the admin's address uses https. */
export function secureCookies(config: SanitizedConfig, adminUrl: string): void {
  if (!adminUrl.startsWith('https:')) return;
  for (const { auth } of config.collections) if (auth) auth.cookies.secure = true;
}
