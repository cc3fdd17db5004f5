import type { SanitizedConfig } from 'payload';

/** Where the admin is reached by https, its session cookie is sent by https alone. */
export function secureCookies(config: SanitizedConfig, adminUrl: string): void {
  if (!adminUrl.startsWith('https:')) return;
  for (const { auth } of config.collections) if (auth) auth.cookies.secure = true;
}
