import { livePreviewPath } from '@plantsoen/contract/live-preview.ts';
import { isLocaleCode } from '@plantsoen/contract/locales.ts';
import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload';
import { sessionOf } from '../account/editors/editor-sessions.ts';
import { isEditor } from '../platform/access/roles.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { type DraftedCollection, isDrafted } from '../platform/publication/drafted-collections.ts';
import { livePreviewLifetimeMs, signPreview } from '../preview/preview-token.ts';

/** A token for the preview of unsaved values, valid for five minutes in the session of the editor. */
export type LivePreviewGrant = { token: string; until: number };

/**
 * Returns the collection with a live preview beside its form, and `POST /api/{collection}/{id}/live-preview?locale=…`, which grants it to an
 * editor who may read the document.
 */
export function withLivePreview(collection: CollectionConfig): CollectionConfig {
  const { slug, admin, endpoints } = collection;
  if (!isDrafted(slug)) return collection;
  const grant: Endpoint = { path: '/:id/live-preview', method: 'post', handler: (req) => grantPreview(req, slug) };
  return {
    ...collection,
    endpoints: [...(endpoints || []), grant],
    admin: { ...admin, livePreview: { url: ({ req }) => frameOf(req) } },
  };
}

/** Returns the address of the frame for previews in the edited language; null in no single language. */
function frameOf({ locale, payload }: PayloadRequest): string | null {
  return locale && isLocaleCode(locale) ? `${installationOf(payload).siteOrigins[locale]}${livePreviewPath}` : null;
}

async function grantPreview(req: PayloadRequest, collection: DraftedCollection): Promise<Response> {
  const { user, locale, payload } = req;
  const session = sessionOf(req);
  if (!isEditor(user) || !user || !session) return Response.json({ errors: [{ message: 'Log in first.' }] }, { status: 401 });
  const id = Number(req.routeParams?.id);
  if (!Number.isSafeInteger(id) || !locale || !isLocaleCode(locale)) return new Response(null, { status: 400 });
  const where = { id: { equals: id } };
  const found = await payload.find({
    collection,
    where,
    draft: true,
    depth: 0,
    limit: 1,
    select: {},
    overrideAccess: false,
    req,
  });
  if (found.totalDocs === 0) return new Response(null, { status: 404 });
  const until = Date.now() + livePreviewLifetimeMs;
  const token = signPreview({ collection, id, locale, editorId: Number(user.id), until, session }, payload.secret);
  return Response.json({ token, until } satisfies LivePreviewGrant, { headers: { 'cache-control': 'no-store' } });
}
