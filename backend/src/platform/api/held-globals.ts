import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { DataFromGlobalSlug, GlobalSlug, Payload } from 'payload';
import type { ApiContext } from './context.ts';

type Held = { version: string; stored: Promise<unknown> };

/** The sets of texts that every page needs, by Payload, name, language and the kind of caller. */
const held = new WeakMap<Payload, Map<string, Held>>();

/** A row that is written anew has another transaction, so that every process answers from the same state as the database. */
const versions = `
  select 'globals' as slug, xmin::text || ' ' || updated_at as version from globals
  union all select 'footer', xmin::text || ' ' || updated_at from footer
  union all select 'navigation', xmin::text || ' ' || updated_at from navigation`;

/** A global set as the caller may see it in a site's language, relations as ids; not to be changed. One small statement while it stays as it is. */
export async function heldGlobal<Slug extends GlobalSlug>(
  context: ApiContext,
  slug: Slug,
  siteId: SiteId,
): Promise<DataFromGlobalSlug<Slug>> {
  const loader = context.loader<string, string>('global-versions', async (slugs) => {
    const rows = await context.sql.query<{ slug: string; version: string }>(versions);
    return slugs.map((wanted) => rows.find((row) => row.slug === wanted)?.version ?? '');
  });
  const version = await loader.load(slug);
  const sets = held.get(context.payload) ?? new Map<string, Held>();
  held.set(context.payload, sets);
  const key = `${slug} ${siteId} ${context.viewer?.collection ?? 'guest'}`;
  const present = sets.get(key);
  if (present?.version === version) return present.stored as Promise<DataFromGlobalSlug<Slug>>;
  const stored = read(context, slug, siteId);
  sets.set(key, { version, stored });
  stored.catch(() => sets.delete(key));
  return stored;
}

function read<Slug extends GlobalSlug>(context: ApiContext, slug: Slug, siteId: SiteId): Promise<DataFromGlobalSlug<Slug>> {
  return context.payload.findGlobal({
    slug,
    locale: localeOfSite(siteId),
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
    user: context.viewer,
  }) as Promise<DataFromGlobalSlug<Slug>>;
}
