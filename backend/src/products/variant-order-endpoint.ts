import { commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { isEditor } from '../platform/access/roles.ts';
import { limits } from '../platform/payload/limits.ts';

/** `POST /api/variants/order` stores the order of a product's variants: `{ product, ids }`. Only for editors (EDT-14). */
export const variantOrderEndpoint: Endpoint = { path: '/order', method: 'post', handler: orderVariants };

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31;

/**
 * Sets the positions of all variants of a product in one transaction. Answers 422 for a body of another shape, and 409 if the ids
 * are not those of all its variants, because another editor has added or deleted one.
 */
async function orderVariants(req: PayloadRequest): Promise<Response> {
  if (!isEditor(req.user)) return Response.json({ errors: [{ message: 'Log in first.' }] }, { status: 401 });
  const { product, ids } = ((await req.json?.().catch(() => undefined)) ?? {}) as Record<string, unknown>;
  if (!isId(product) || !Array.isArray(ids) || ids.length > limits.position || !ids.every(isId))
    return Response.json({ errors: [{ message: 'Send the product and the ids of its variants.' }] }, { status: 422 });
  const isOurs = await initTransaction(req);
  try {
    const { docs } = await req.payload.find({
      collection: 'variants',
      where: { product: { equals: product } },
      depth: 0,
      pagination: false,
      select: { position: true },
      req,
    });
    const stored = new Map(docs.map((variant) => [variant.id, variant.position]));
    if (ids.length !== stored.size || new Set(ids).size !== stored.size || !ids.every((id) => stored.has(id))) {
      await killTransaction(req);
      return Response.json({ errors: [{ message: 'The variants have changed meanwhile.' }] }, { status: 409 });
    }
    for (const [position, id] of ids.entries())
      if (stored.get(id) !== position)
        await req.payload.update({
          collection: 'variants',
          id,
          data: { position },
          depth: 0,
          overrideAccess: false,
          user: req.user,
          req,
        });
    if (isOurs) await commitTransaction(req);
    return Response.json({ ids });
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
