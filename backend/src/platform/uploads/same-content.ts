import type { CollectionSlug, Endpoint } from 'payload';
import { isEditor } from '../access/roles.ts';
import { sanitiseSvg } from '../html/sanitise-svg.ts';
import { contentHash } from './original-file.ts';
import { maxComparedSvg, type SameContentAnswer } from './same-content-request.ts';

const maxDocuments = 5;

function hashIn(body: unknown): string | undefined {
  const { hash, svg } = (body ?? {}) as { hash?: unknown; svg?: unknown };
  if (typeof hash === 'string' && /^[0-9a-f]{24}$/.test(hash)) return hash;
  if (typeof svg !== 'string' || svg.length > maxComparedSvg) return undefined;
  const clean = sanitiseSvg(svg);
  return clean === undefined ? undefined : contentHash(Buffer.from(clean));
}

type Uploaded = { id: number; filename?: string | null; title?: string | null; thumbnailURL?: string | null };

/** Returns the endpoint that lists the documents with the content of a file, for editors. */
export function sameContentEndpoint(collection: string): Endpoint {
  return {
    method: 'post',
    path: '/same-content',
    handler: async (req) => {
      if (!isEditor(req.user)) return Response.json({ errors: [{ message: 'Log in first.' }] }, { status: 401 });
      const hash = hashIn(await req.json?.().catch(() => undefined));
      if (!hash) return Response.json({ errors: [{ message: 'Send a hash or an SVG.' }] }, { status: 400 });
      const { docs } = await req.payload.find({
        collection: collection as CollectionSlug,
        where: { hash: { equals: hash } },
        limit: maxDocuments,
        sort: 'id',
        depth: 0,
        overrideAccess: false,
        req,
      });
      const documents = (docs as unknown as Uploaded[]).map(({ id, title, filename, thumbnailURL }) => ({
        id,
        title: title || filename || `#${id}`,
        thumbnail: thumbnailURL ?? null,
      }));
      return Response.json({ documents } satisfies SameContentAnswer);
    },
  };
}
