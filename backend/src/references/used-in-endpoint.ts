import {
  type CollectionSlug,
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload';
import { isEditor } from '../platform/access/roles.ts';
import { type Part, partsOf } from './parts.ts';
import { replaceEverywhere } from './replace-everywhere.ts';
import { type UsedIn, usedIn } from './used-in.ts';

/** The answer of `GET /api/{collection}/{id}/used-in`: the uses of a document, and the parts that are deleted with it. */
export type UsedInAnswer = UsedIn & { parts: Part[] };

/** Lists for editors where a document of the collection is used. */
export function usedInEndpoint(collection: string): Endpoint {
  return {
    method: 'get',
    path: '/:id/used-in',
    handler: async (req) => {
      const id = Number(req.routeParams?.id);
      if (!isEditor(req.user)) return refused(401, 'Log in first.');
      if (!Number.isSafeInteger(id)) return refused(400, 'This is no id.');
      const target = { collection, id };
      const answer: UsedInAnswer = { ...(await usedIn(req, target)), parts: await partsOf(req, target) };
      return Response.json(answer);
    },
  };
}

function refused(status: 400 | 401, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status });
}

/** The request of `POST /api/{collection}/{id}/replace-everywhere`: the other document, and the places that the editor has seen. */
export type ReplaceRequest = { by: number; places: string[] };

const maxPlaces = 2000;

function isReplaceRequest(body: unknown): body is ReplaceRequest {
  const { by, places } = (body ?? {}) as Partial<ReplaceRequest>;
  return Number.isSafeInteger(by) && Array.isArray(places) && places.length <= maxPlaces;
}

/** Puts another document of the collection in the place of one in all documents that the editor has seen, or in none. */
export function replaceEndpoint(collection: string): Endpoint {
  return {
    method: 'post',
    path: '/:id/replace-everywhere',
    handler: async (req) => {
      const id = Number(req.routeParams?.id);
      if (!isEditor(req.user)) return refused(401, 'Log in first.');
      const body: unknown = await req.json?.().catch(() => undefined);
      if (!Number.isSafeInteger(id) || !isReplaceRequest(body)) return refused(400, 'Name another document and the places.');
      const { by, places } = body;
      if (by === id || !(await exists(req, collection, by))) return refused(400, 'There is no such other document.');
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
