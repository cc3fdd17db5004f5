import {
  type CollectionSlug,
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  type Where,
} from 'payload';
import { isAdminUser, isEditor } from '../platform/access/roles.ts';
import { type SelectedForDeletion, selectedDocuments } from './bulk-deletion.ts';
import { type Part, partsOf } from './parts.ts';
import { replaceEverywhere } from './replace-everywhere.ts';
import { type UsedIn, usedIn } from './used-in.ts';

/** Answer of `GET /api/{collection}/{id}/used-in`: the uses of a document, and the parts that are deleted with it. */
export type UsedInAnswer = UsedIn & { parts: Part[] };

/** Returns the endpoint that lists the uses of a document. */
export function usedInEndpoint(collection: string): Endpoint {
  return {
    method: 'get',
    path: '/:id/used-in',
    handler: async (req) => {
      const id = Number(req.routeParams?.id);
      if (!isAdminUser(req.user)) return refused(401, 'Log in first.');
      if (!Number.isSafeInteger(id)) return refused(400, 'The id is not valid.');
      const target = { collection, id };
      const answer: UsedInAnswer = { ...(await usedIn(req, target)), parts: await partsOf(req, target) };
      return Response.json(answer);
    },
  };
}

/** Returns the endpoint that lists the documents of a filter, with everything that a deletion has to name, for editors. */
export function selectedForDeletionEndpoint(collection: string): Endpoint {
  return {
    method: 'get',
    path: '/selected-for-deletion',
    handler: async (req) => {
      if (!isEditor(req.user)) return refused(401, 'Log in first.');
      const selection = { collection, where: (req.query.where ?? {}) as Where, overrideAccess: false };
      return Response.json({ documents: await selectedDocuments(req, selection) } satisfies SelectedForDeletion);
    },
  };
}

function refused(status: 400 | 401, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status });
}

/**
 * Body of `POST /api/{collection}/{id}/replace-everywhere`: the id of the replacement, and the places that the editor has
 * confirmed.
 */
export type ReplaceRequest = { by: number; places: string[] };

const maxPlaces = 2000;

function isReplaceRequest(body: unknown): body is ReplaceRequest {
  const { by, places } = (body ?? {}) as Partial<ReplaceRequest>;
  return Number.isSafeInteger(by) && Array.isArray(places) && places.length <= maxPlaces;
}

/** Returns the endpoint that replaces a document by another one of the collection, in all confirmed places or in none. */
export function replaceEndpoint(collection: string): Endpoint {
  return {
    method: 'post',
    path: '/:id/replace-everywhere',
    handler: async (req) => {
      const id = Number(req.routeParams?.id);
      if (!isEditor(req.user)) return refused(401, 'Log in first.');
      const body: unknown = await req.json?.().catch(() => undefined);
      if (!Number.isSafeInteger(id) || !isReplaceRequest(body)) return refused(400, 'Send another document and the places.');
      const { by, places } = body;
      if (by === id || !(await exists(req, collection, by))) return refused(400, 'The other document does not exist.');
      const isOurs = await initTransaction(req);
      try {
        const answer = await replaceEverywhere(req, { target: { collection, id }, by, confirmed: new Set(places) });
        if (isOurs) await commitTransaction(req);
        return Response.json(answer);
      } catch (error) {
        await killTransaction(req);
        throw error;
      }
    },
  };
}

async function exists({ payload }: PayloadRequest, collection: string, id: number): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: collection as CollectionSlug, where: { id: { equals: id } } });
  return totalDocs > 0;
}
