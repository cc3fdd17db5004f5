import { defaultLocale, isLocaleCode } from '@plantsoen/contract/locales.ts';
import { commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { isAdminUser } from '../platform/access/roles.ts';
import { requestReads } from '../platform/database/request-sql.ts';
import { translatedLocales } from './document-texts.ts';
import { type SourceRequest, sourceFields } from './source-texts.ts';
import { editableKinds, mayTranslate, translatedKinds } from './translated-kinds.ts';
import { globalId, translationHref } from './translation-href.ts';
import { nextOpen } from './translation-overview.ts';
import { noteTranslations } from './translation-states.ts';
import { changedNamesOf, variantNames, writeVariantNames } from './variant-names.ts';

/** Maximum number of texts in one request. */
const maxKeys = 2000;

/**
 * `GET /api/translations/source` returns the source of a document's texts, beside which the admin shows the form.
 * `POST /api/translations/accept` marks translations as still correct. `GET /api/translations/next` leads to the next document whose
 * translation needs work. `/api/translations/variants` reads and writes the names of a product's variants. Only for users who may change
 * the document.
 */
export const translationEndpoints: Endpoint[] = [
  { path: '/translations/source', method: 'get', handler: sourceHandler },
  { path: '/translations/accept', method: 'post', handler: acceptHandler },
  { path: '/translations/next', method: 'get', handler: nextHandler },
  { path: '/translations/variants', method: 'get', handler: variantsHandler },
  { path: '/translations/variants', method: 'post', handler: writeVariantsHandler },
];

const refused = (status: 400 | 401 | 403 | 404 | 409, message: string) => Response.json({ errors: [{ message }] }, { status });

async function sourceHandler(req: PayloadRequest): Promise<Response> {
  const request = requestOf(req, Object.fromEntries(req.searchParams));
  const problem = await problemOf(req, request);
  if (problem || !request) return problem ?? refused(400, 'Name a document and its languages.');
  const fields = await sourceFields(req, request);
  return fields ? Response.json({ fields }) : refused(404, 'The document does not exist.');
}

async function acceptHandler(req: PayloadRequest): Promise<Response> {
  const body = ((await req.json?.().catch(() => undefined)) ?? {}) as Record<string, unknown>;
  const request = requestOf(req, body);
  const problem = await problemOf(req, request);
  if (problem || !request) return problem ?? refused(400, 'Name a document and its languages.');
  const { keys } = body;
  const isList = Array.isArray(keys) && keys.length <= maxKeys && keys.every((key) => typeof key === 'string');
  if (keys !== undefined && !isList) return refused(400, 'Name the texts as a list.');
  const isOurs = await initTransaction(req);
  try {
    await noteTranslations(req, request.kind, [request.id], { locale: request.locale, keys: isList ? keys : undefined });
    if (isOurs) await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
  return Response.json({ isAccepted: true });
}

async function nextHandler(req: PayloadRequest): Promise<Response> {
  const request = requestOf(req, Object.fromEntries(req.searchParams));
  const problem = await problemOf(req, request);
  if (problem || !request) return problem ?? refused(400, 'Name a document and its languages.');
  const filter = { kinds: await editableKinds(req), locales: [request.locale] };
  const next = await nextOpen(await requestReads(req), filter, request);
  const location = next
    ? translationHref(next.kind, next.id, request.locale)
    : `/admin/translations?${new URLSearchParams({ language: request.locale })}`;
  return new Response(null, { status: 303, headers: { location } });
}

async function variantsHandler(req: PayloadRequest): Promise<Response> {
  const request = requestOf(req, { ...Object.fromEntries(req.searchParams), kind: 'products' });
  const problem = await problemOf(req, request);
  if (problem || !request) return problem ?? refused(400, 'Name a product and its languages.');
  return Response.json({ variants: await variantNames(req, request) });
}

async function writeVariantsHandler(req: PayloadRequest): Promise<Response> {
  const body = ((await req.json?.().catch(() => undefined)) ?? {}) as Record<string, unknown>;
  const request = requestOf(req, { ...body, kind: 'products' });
  const problem = await problemOf(req, request);
  const names = changedNamesOf(body.names);
  if (problem || !request || !names) return problem ?? refused(400, 'Name a product, a language and the names.');
  const isWritten = await writeVariantNames(req, request, names);
  return isWritten ? Response.json({ isWritten }) : refused(409, 'The variants have changed meanwhile.');
}

/** Translates parameters or a body. Returns undefined if a value is missing or unknown. */
function requestOf({ payload }: PayloadRequest, values: Record<string, unknown>): SourceRequest | undefined {
  const { kind, locale, source = defaultLocale } = values;
  const id = Number(values.id);
  const isDocument = Number.isSafeInteger(id) && id >= globalId && id < 2 ** 31;
  if (typeof kind !== 'string' || typeof locale !== 'string' || typeof source !== 'string') return undefined;
  const hasLanguages = isLocaleCode(locale) && isLocaleCode(source) && translatedLocales.includes(locale) && locale !== source;
  if (!isDocument || !hasLanguages || !translatedKinds(payload.config).includes(kind)) return undefined;
  return { kind, id, locale, source };
}

async function problemOf(req: PayloadRequest, request: SourceRequest | undefined): Promise<Response | undefined> {
  if (!isAdminUser(req.user)) return refused(401, 'Log in first.');
  if (!request) return refused(400, 'Name a document and its languages.');
  return (await mayTranslate(req, request.kind, request.locale, request.id))
    ? undefined
    : refused(403, 'You may not translate this document.');
}
