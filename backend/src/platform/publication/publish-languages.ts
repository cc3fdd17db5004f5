import { sql } from '@payloadcms/db-postgres';
import { type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import { APIError, type Endpoint, Forbidden, type PayloadRequest, ValidationError } from 'payload';
import { isAdminUser } from '../access/roles.ts';
import { requestSql } from '../database/request-sql.ts';
import { type Label, labelFor } from '../payload/label.ts';
import type { DraftedCollection } from './drafted-collections.ts';
import type { DraftedEntry } from './live-locales.ts';

/** Result of one language: published now, published before without a newer draft, or refused with the reasons. */
export type LanguageResult = { locale: LocaleCode; state: 'published' | 'unchanged' | 'refused'; reasons: string[] };

type Texts = { locale: string; hasTitle: boolean; hasSlug: boolean; status: string | null };

const labels = {
  title: { nl: 'Er is nog geen titel.', en: 'It has no title yet.', de: 'Der Titel fehlt noch.' },
  slug: { nl: 'Er is nog geen adresdeel.', en: 'It has no slug yet.', de: 'Der Adressteil fehlt noch.' },
  failed: {
    nl: 'Er ging iets mis. Probeer het opnieuw.',
    en: 'Something went wrong. Try again.',
    de: 'Etwas ist schiefgegangen. Versuchen Sie es erneut.',
  },
} as const satisfies Record<string, Label>;

/** Publishes the latest draft of an entry in every language that is complete, each in a separate transaction. */
export async function publishLanguages(req: PayloadRequest, entry: DraftedEntry): Promise<LanguageResult[]> {
  const results: LanguageResult[] = [];
  const texts = await draftTexts(req, entry);
  for (const locale of localeCodes) {
    const { hasTitle, hasSlug, status } = texts.find((one) => one.locale === locale) ?? {};
    if (status === 'published') results.push({ locale, state: 'unchanged', reasons: [] });
    else {
      const missing = [...(hasTitle ? [] : [labels.title]), ...(hasSlug ? [] : [labels.slug])].map((one) => labelFor(req, one));
      const reasons = missing.length > 0 ? missing : await publish(req, entry, locale);
      results.push({ locale, state: reasons.length > 0 ? 'refused' : 'published', reasons });
    }
  }
  return results;
}

/** Returns which texts of an address the latest draft of an entry has in each language, and its status there. */
async function draftTexts(req: PayloadRequest, { collection, id }: DraftedEntry): Promise<Texts[]> {
  const db = await requestSql(req);
  const { rows } = await db.execute<Texts>(sql`
    select l._locale::text as locale, l.version__status::text as status,
      coalesce(l.version_title, '') <> '' as "hasTitle", coalesce(l.version_slug, '') <> '' as "hasSlug"
    from ${sql.identifier(`_${collection}_v`)} v join ${sql.identifier(`_${collection}_v_locales`)} l on l._parent_id = v.id
    where v.parent_id = ${id} and v.latest`);
  return rows;
}

/** Publishes one language with the permissions of the editor. Returns the reasons if it is refused. */
async function publish(req: PayloadRequest, { collection, id }: DraftedEntry, locale: LocaleCode): Promise<string[]> {
  try {
    const { i18n, t, headers, user } = req;
    const data = { _status: 'published' as const };
    // A separate request has a separate transaction.
    await req.payload.update({ collection, id, locale, data, depth: 0, overrideAccess: false, user, req: { i18n, t, headers } });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.data.errors.map(reasonOf);
    if (error instanceof APIError && error.status < 500) return [error.message];
    req.payload.logger.error({ err: error, msg: `publishing ${collection} ${id} in ${locale} failed` });
    return [labelFor(req, labels.failed)];
  }
}

const reasonOf = ({ label, message, path }: ValidationError['data']['errors'][number]): string =>
  `${typeof label === 'string' ? label : path}: ${message}`;

/** Returns the endpoint that publishes an entry in all languages (API-08). */
export function publishLanguagesEndpoint(collection: DraftedCollection): Endpoint {
  return {
    method: 'post',
    path: '/:id/publish-languages',
    handler: async (req) => {
      if (!isAdminUser(req.user)) throw new Forbidden(req.t);
      return Response.json({ languages: await publishLanguages(req, { collection, id: Number(req.routeParams?.id) }) });
    },
  };
}
