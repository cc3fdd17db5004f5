import { defaultLocale, isLocaleCode, type LocaleCode } from '@plantsoen/contract/locales.ts';
import { commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import type { DraftedCollection } from './drafted-collections.ts';
import { type Values, withEmptyFields } from './empty-fields.ts';

type Version = { collection: DraftedCollection; id: number; locale: LocaleCode };

/**
 * Restores a version as a draft in one language: its text, and the fields that all languages share. Payload's own operation writes the
 * whole version, so that languages written later lose their texts.
 */
export async function restoreVersion(req: PayloadRequest, { collection, id, locale }: Version): Promise<Values> {
  const access = { overrideAccess: false, user: req.user, depth: 0, locale, req } as const;
  const { parent, version } = await req.payload.findVersionByID({ collection, id: String(id), ...access });
  const { fields } = req.payload.collections[collection].config;
  const { _status: _, ...data } = withEmptyFields(fields, version as unknown as Values);
  return req.payload.update({
    collection,
    id: Number(parent),
    draft: true,
    data: data as never,
    ...access,
  }) as Promise<unknown> as Promise<Values>;
}

/** Returns an endpoint that replaces Payload's, which always answers the main button of a version with an error here. */
export function restoreEndpoint(collection: DraftedCollection): Endpoint {
  return {
    method: 'post',
    path: '/versions/:id',
    handler: async (req) => {
      const isOurs = await initTransaction(req);
      try {
        const version = { collection, id: Number(req.routeParams?.id), locale: await editedLocale(req) };
        const doc = await restoreVersion(req, version);
        if (isOurs) await commitTransaction(req);
        return Response.json({ ...doc, message: req.t('version:restoredSuccessfully') });
      } catch (error) {
        await killTransaction(req);
        throw error;
      }
    },
  };
}

/** Returns the language that the editor works in. The admin stores it as a preference, and does not send it with this request. */
async function editedLocale(req: PayloadRequest): Promise<LocaleCode> {
  const requestedLocale = req.query?.locale;
  if (typeof requestedLocale === 'string' && isLocaleCode(requestedLocale)) return requestedLocale;
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where: { and: [{ key: { equals: 'locale' } }, { 'user.value': { equals: req.user?.id ?? 0 } }] },
    limit: 1,
    depth: 0,
    user: req.user,
  });
  const preferred = docs[0]?.value;
  return typeof preferred === 'string' && isLocaleCode(preferred) ? preferred : defaultLocale;
}
