import { localeOfSite } from '@plantsoen/contract/locales.ts';
import type { StoredForm } from './stored-form.ts';

type Terms = Pick<StoredForm, 'siteId' | 'retentionDays' | 'retentionExceptions'>;

/** Returns the retention of submissions in the form's site, in days (FRM-14). */
export function retentionOf({ siteId, retentionDays, retentionExceptions }: Terms): number {
  const own = (retentionExceptions ?? []).find(({ site, field }) => !field && site === localeOfSite(siteId));
  return own?.days ?? retentionDays;
}

/** Returns the retention in days for visitors who tick an agreement, by its handle. */
export function agreedRetentionOf({ siteId, retentionExceptions }: Terms): Record<string, number> {
  const agreed = (retentionExceptions ?? []).filter(({ site, field }) => field && (!site || site === localeOfSite(siteId)));
  return Object.fromEntries(agreed.map(({ field, days }) => [field, days]));
}
