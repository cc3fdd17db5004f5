import type { Endpoint, PayloadRequest } from 'payload';
import { isEditor } from '../platform/access/roles.ts';
import type { StoredAvailability } from '../products/discontinuation/availability.ts';
import type { Discontinuation, DiscontinuationProblem } from '../products/discontinuation/discontinuation.ts';
import { discontinueProduct, makeAvailable } from './discontinue-products.ts';

/** Answer to a change of availability: the stored availability, or the reasons to refuse. */
export type AvailabilityAnswer = StoredAvailability | { problems: DiscontinuationProblem[] };

/**
 * `POST /api/products/{id}/discontinue` discontinues a product, at once or from a day on. `POST /api/products/{id}/make-available` undoes
 * it. Only for editors.
 */
export const discontinuationEndpoints: Endpoint[] = [
  endpoint('/:id/discontinue', async (req, id) =>
    discontinueProduct(req, id, discontinuationOf(await req.json?.().catch(() => undefined))),
  ),
  endpoint('/:id/make-available', makeAvailable),
];

function endpoint(path: string, change: (req: PayloadRequest, id: number) => Promise<AvailabilityAnswer>): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (!isEditor(req.user)) return Response.json({ errors: [{ message: 'Log in first.' }] }, { status: 401 });
      const id = idOf(req.routeParams?.id);
      const answer: AvailabilityAnswer = id === undefined ? { problems: ['product'] } : await change(req, id);
      return Response.json(answer, { status: 'problems' in answer ? 422 : 200 });
    },
  };
}

function idOf(value: unknown): number | undefined {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined;
}

/** Translates a request body. A value of another type becomes one that the validation refuses. */
function discontinuationOf(body: unknown): Discontinuation {
  const { discontinuedOn, successorId, sparePartsYears } = (body ?? {}) as Record<string, unknown>;
  return {
    discontinuedOn: typeof discontinuedOn === 'string' ? discontinuedOn : '',
    successorId: successorId === null || successorId === undefined ? null : (idOf(successorId) ?? 0),
    sparePartsYears: typeof sparePartsYears === 'number' ? sparePartsYears : Number.NaN,
  };
}
