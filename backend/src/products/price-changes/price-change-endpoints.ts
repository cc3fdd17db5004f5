import { commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { type AdminUser, isAdminUser, isEditor } from '../../platform/access/roles.ts';
import { requestReads, requestSql, type SqlExecutor } from '../../platform/database/request-sql.ts';
import { dutchDay } from '../../platform/dutch-time.ts';
import { type PriceChangeInput, type PriceLine, type PriceProblem, priceLimits, priceProblems } from './price-change.ts';
import { cancelPlannedPrices, cancelPriceChange, createPriceChange } from './price-changes.ts';

/** Answer to a change of prices that is refused, or its id. */
export type PriceChangeAnswer = { id: number } | { problems: PriceProblem[] };

/**
 * `POST /api/variants/price-changes` changes prices, at once or on a day. `POST /api/variants/price-changes/{id}/cancel` cancels a
 * planned change, and `.../{id}/variants/{variantId}/cancel` one of its prices. Only for editors.
 */
export const priceChangeEndpoints: Endpoint[] = [
  { path: '/price-changes', method: 'post', handler: createHandler },
  { path: '/price-changes/:id/cancel', method: 'post', handler: cancelHandler },
  { path: '/price-changes/:id/variants/:variantId/cancel', method: 'post', handler: cancelHandler },
];

async function createHandler(req: PayloadRequest): Promise<Response> {
  const { user } = req;
  if (!isAdminUser(user) || !isEditor(user)) return Response.json({ errors: [{ message: 'Log in first.' }] }, { status: 401 });
  const input = inputOf(await req.json?.().catch(() => undefined));
  const isOurs = await initTransaction(req);
  try {
    const known = input.lines.length > priceLimits.lines ? new Set<number>() : await existing(req, input.lines);
    const problems = priceProblems(input, known, dutchDay());
    if (problems.length > 0) {
      await killTransaction(req);
      return Response.json({ problems } satisfies PriceChangeAnswer, { status: 422 });
    }
    const id = await createPriceChange(await requestSql(req), user, input);
    if (isOurs) await commitTransaction(req);
    return Response.json({ id } satisfies PriceChangeAnswer);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

async function cancelHandler(req: PayloadRequest): Promise<Response> {
  const { user } = req;
  if (!isAdminUser(user) || !isEditor(user)) return Response.json({ errors: [{ message: 'Log in first.' }] }, { status: 401 });
  const { id, variantId } = req.routeParams ?? {};
  const ids = [id, variantId].flatMap((one) => (one === undefined ? [] : Number(one)));
  const isOurs = await initTransaction(req);
  try {
    const isCancelled = ids.every(isRowId) && (await cancel(await requestSql(req), user, ids));
    if (isOurs) await commitTransaction(req);
    return Response.json({ isCancelled }, { status: isCancelled ? 200 : 409 });
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** Cancels one planned price if a variant is given, otherwise the whole change. */
const cancel = (db: SqlExecutor, user: AdminUser, [id = 0, variantId]: readonly number[]): Promise<boolean> =>
  variantId === undefined ? cancelPriceChange(db, user, id) : cancelPlannedPrices(db, user, id, [variantId]);

const isRowId = (id: number): boolean => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31;

async function existing(req: PayloadRequest, lines: readonly PriceLine[]): Promise<Set<number>> {
  const ids = lines.map(({ variantId }) => variantId).filter(isRowId);
  const rows = await (await requestReads(req)).query<{ id: number }>('select id from variants where id = any($1::int[])', [ids]);
  return new Set(rows.map(({ id }) => id));
}

/** Translates a request body. A value of another type becomes one that the validation refuses. */
function inputOf(body: unknown): PriceChangeInput {
  const { lines, effectiveOn, note } = (body ?? {}) as Record<string, unknown>;
  const number = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);
  return {
    lines: (Array.isArray(lines) ? lines : []).map((line) => ({
      variantId: number(line?.variantId),
      price: number(line?.price),
    })),
    note: typeof note === 'string' ? note.trim() : '',
    ...(effectiveOn !== undefined && effectiveOn !== null && { effectiveOn: String(effectiveOn) }),
  };
}
