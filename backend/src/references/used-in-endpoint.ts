import type { Endpoint } from 'payload';
import { isEditor } from '../platform/access/roles.ts';
import { type Part, partsOf } from './parts.ts';
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
      if (!isEditor(req.user)) return Response.json({ errors: [{ message: 'Log in first.' }] }, { status: 401 });
      if (!Number.isSafeInteger(id)) return Response.json({ errors: [{ message: 'This is no id.' }] }, { status: 400 });
      const target = { collection, id };
      const answer: UsedInAnswer = { ...(await usedIn(req, target)), parts: await partsOf(req, target) };
      return Response.json(answer);
    },
  };
}
