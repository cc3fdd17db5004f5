import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentActivity } from '../../activity/document-activity.ts';
import { instrumentedSql } from '../../platform/api/instrumented-sql.ts';
import { dutchDay } from '../../platform/dutch-time.ts';
import type { User } from '../../platform/generated/payload-types.ts';
import { payloadTest } from '../../testing/test-payload.ts';
import { applyDuePrices } from './apply-due-prices.ts';
import { priceChangeEndpoints } from './price-change-endpoints.ts';
import { cancelPriceChange } from './price-changes.ts';
import { priceHistory, priceRows, pricesBefore } from './price-sheet.ts';

const test = payloadTest();
const sql = () => instrumentedSql(test.payload.db.pool);
const locale = 'nl';
const [create, , cancelOne] = priceChangeEndpoints;
let user: User & { collection: 'users' };
let variants: number[] = [];
let categoryId = 0;

beforeAll(async () => {
  const account = { email: 'fenna@voorbeeld.nl', name: 'Fenna', password: 'Wilgenlaan-Zonder-Bomen-7', role: 'editor' } as const;
  user = { ...(await test.payload.create({ collection: 'users', data: account })), collection: 'users' };
  const category = { title: 'Banken', slug: 'banken', _status: 'published' } as const;
  categoryId = (await test.payload.create({ collection: 'categories', locale, data: category })).id;
  const product = {
    title: 'Meent',
    slug: 'meent',
    articleNumber: 'BM-1010',
    category: categoryId,
    _status: 'published',
  } as const;
  const { id } = await test.payload.create({ collection: 'products', locale, data: product });
  for (const [place, priceEur] of [890, 1040].entries()) {
    const data = { title: `${place} mm`, sku: `BM-1010-0${place}`, product: id, priceEur, position: place };
    variants.push((await test.payload.create({ collection: 'variants', locale, data })).id);
  }
});
beforeEach(() => test.payload.db.pool.query('truncate price_change, price_change_line cascade'));

async function change(prices: readonly number[], more: object = {}, as: unknown = user) {
  const body = { lines: prices.map((price, place) => ({ variantId: variants[place], price })), note: 'Index 2027', ...more };
  const req = { payload: test.payload, user: as, json: async () => body, context: {}, t: String };
  const answer = await create?.handler(req as never);
  return { status: answer?.status, body: (await answer?.json()) as { id?: number; problems?: { reason: string }[] } };
}
const prices = async () => (await priceRows(sql(), { search: '', categoryId: null, locale })).rows.map(({ price }) => price);
const planned = async () => (await priceRows(sql(), { search: '', categoryId: null, locale })).rows.map((row) => row.planned);
const inDays = (days: number) => dutchDay(new Date(Date.now() + days * 86_400_000));
const becomeDue = () => test.payload.db.pool.query('update price_change set effective_on = current_date - 1');

describe('EDT-03 a change of prices', () => {
  it('takes effect at once, announces the product in every language, and is in the activity log with its author', async () => {
    await test.payload.db.pool.query('truncate change');
    expect((await change([900.5, 1050])).status).toBe(200);
    expect(await prices()).toEqual([900.5, 1050]);
    const { rows } = await test.payload.db.pool.query('select tags, products from change');
    expect(rows).toHaveLength(1);
    for (const site of [1, 2, 3])
      expect(rows[0].tags).toEqual(expect.arrayContaining([`Variant:${site}:list`, `Product:${site}:list`]));
    expect(rows[0].products).toEqual([]);
    const [entry] = await documentActivity(sql(), 'variants', variants[0] ?? 0);
    expect(entry).toMatchObject({ authorName: 'Fenna', action: 'update' });
    expect(entry?.changes?.listed).toEqual([{ steps: [{ name: 'priceEur' }], change: 'value', before: 890, after: 900.5 }]);
  });

  it('takes effect on its day, and not before', async () => {
    const before = await prices();
    const effectiveOn = dutchDay(new Date(Date.now() + 40 * 86_400_000));
    expect((await change([920, 1075], { effectiveOn })).status).toBe(200);
    await applyDuePrices(test.payload);
    expect(await prices()).toEqual(before);
    const { rows } = await priceRows(sql(), { search: '', categoryId: null, locale });
    expect(rows[0]).toMatchObject({ planned: [{ price: 920, day: effectiveOn }] });
    await becomeDue();
    await applyDuePrices(test.payload);
    await applyDuePrices(test.payload);
    expect(await prices()).toEqual([920, 1075]);
    const [applied] = await priceHistory(sql());
    expect(applied).toMatchObject({
      state: 'applied',
      count: 2,
      author: 'Fenna',
      note: 'Index 2027',
      skus: ['BM-1010-00', 'BM-1010-01'],
    });
    expect(await pricesBefore(sql(), applied?.id ?? 0), 'for reverting it').toEqual([
      { variantId: variants[0], price: before[0] },
      { variantId: variants[1], price: before[1] },
    ]);
  });

  it('does not take effect after it was cancelled', async () => {
    const before = await prices();
    const { body } = await change([1, 2], { effectiveOn: dutchDay(new Date(Date.now() + 86_400_000 * 2)) });
    expect(await cancelPriceChange(test.payload.db.drizzle as never, user, body.id ?? 0)).toBe(true);
    await becomeDue();
    await applyDuePrices(test.payload);
    expect(await prices()).toEqual(before);
    expect(await cancelPriceChange(test.payload.db.drizzle as never, user, body.id ?? 0)).toBe(false);
    expect((await priceHistory(sql()))[0]).toMatchObject({ state: 'cancelled' });
    const [cancelled, planned] = await documentActivity(sql(), 'variants', variants[0] ?? 0);
    expect(cancelled, 'in the activity log').toMatchObject({ action: 'cancelPlan', authorName: 'Fenna' });
    expect(planned?.action).toBe('plan');
    expect(planned?.changes?.listed).toMatchObject([{ steps: [{ name: 'priceEur' }], before: before[0], after: 1 }]);
  });

  it('loses one planned price by itself, and is cancelled with its last one', async () => {
    const { body } = await change([901, 1051], { effectiveOn: inDays(3) });
    const later = await change([950], { effectiveOn: inDays(9) });
    const cancel = async (variantId: number | undefined) => {
      const req = {
        payload: test.payload,
        user,
        context: {},
        routeParams: { id: String(body.id), variantId: String(variantId) },
      };
      return (await cancelOne?.handler(req as never))?.status;
    };
    expect(await cancel(variants[0]), 'the first one').toBe(200);
    expect(await planned()).toEqual([
      [{ changeId: later.body.id, price: 950, day: inDays(9) }],
      [expect.objectContaining({ price: 1051 })],
    ]);
    expect(await cancel(variants[0]), 'the first one again').toBe(409);
    const [logged] = await documentActivity(sql(), 'variants', variants[0] ?? 0);
    expect(logged).toMatchObject({ action: 'cancelPlan', changes: { listed: [{ before: 901 }] } });
    const history = await priceHistory(sql());
    expect(history.filter(({ state }) => state === 'cancelled')).toMatchObject([
      { author: 'Fenna', note: 'Index 2027', count: 1, effectiveOn: inDays(3), skus: ['BM-1010-00'] },
    ]);
    expect(await cancel(variants[1]), 'the last one').toBe(200);
    expect((await priceHistory(sql())).find(({ id }) => id === body.id)).toMatchObject({ state: 'cancelled', count: 1 });
    expect(await cancel(Number.NaN), 'a variant that is none').toBe(409);
  });

  it('replaces the prices that are planned for the same variants and day', async () => {
    await change([901, 1051], { effectiveOn: inDays(3), note: 'first' });
    await change([902], { effectiveOn: inDays(3), note: 'second' });
    expect(await planned()).toMatchObject([[{ price: 902 }], [{ price: 1051 }]]);
    await change([903, 1053], { effectiveOn: inDays(3), note: 'third' });
    expect(await planned()).toMatchObject([[{ price: 903 }], [{ price: 1053 }]]);
    expect((await priceHistory(sql())).map(({ note, state }) => `${note} ${state}`)).toEqual([
      'third planned',
      'first cancelled',
      'second cancelled',
      'first cancelled',
    ]);
    const logged = (await documentActivity(sql(), 'variants', variants[0] ?? 0)).slice(0, 5).reverse();
    expect(
      logged.map(({ action, authorName }) => `${action} ${authorName}`),
      'EDT-11 in the activity log',
    ).toEqual(['plan Fenna', 'cancelPlan Fenna', 'plan Fenna', 'cancelPlan Fenna', 'plan Fenna']);
  });

  it('is no longer in effect in the history once all its prices have changed again', async () => {
    const before = await prices();
    await change([910, 1060], { note: 'first' });
    const states = async () => (await priceHistory(sql())).map(({ note, state }) => `${note} ${state}`);
    await change([911], { note: 'second' });
    expect(await states(), 'one of two prices').toEqual(['second applied', 'first applied']);
    await change([910, 1060], { note: 'third' });
    expect(await states(), 'the same prices by another change').toEqual([
      'third applied',
      'second superseded',
      'first superseded',
    ]);
    const ofSecond = await priceHistory(sql(), variants.slice(1, 2));
    expect(
      ofSecond.map(({ note }) => note),
      'EDT-03 the history of one variant',
    ).toEqual(['third', 'first']);
    await test.payload.update({ collection: 'variants', id: variants[0] ?? 0, data: { priceEur: before[0] ?? null } });
    await test.payload.update({ collection: 'variants', id: variants[1] ?? 0, data: { priceEur: before[1] ?? null } });
    expect(await states(), 'changed in the form of the variant').toContain('third superseded');
  });

  it('is refused as a whole with a reason per variant, and by others than editors', async () => {
    const before = await prices();
    expect(await change([900, 1700.456])).toMatchObject({
      status: 422,
      body: { problems: [{ reason: 'decimals', variantId: variants[1] }] },
    });
    expect(await change([], { lines: 'x' })).toMatchObject({ status: 422, body: { problems: [{ reason: 'noLines' }] } });
    expect(await change([5], { effectiveOn: '2020-01-01' })).toMatchObject({
      status: 422,
      body: { problems: [{ reason: 'date' }] },
    });
    for (const other of [null, { collection: 'members', id: 1, isApproved: true }])
      expect((await change([5], {}, other)).status).toBe(401);
    expect(await prices()).toEqual(before);
    expect(await priceHistory(sql())).toEqual([]);
  });

  it('skips variants that were deleted meanwhile', async () => {
    const { rows } = await priceRows(sql(), { search: 'BM-1010', categoryId, locale });
    const data = { title: 'Weg', sku: 'BM-1010-09', product: rows[0]?.productId, priceEur: 5, position: 9 } as never;
    const { id } = await test.payload.create({ collection: 'variants', locale, data });
    variants = [...variants.slice(0, 2), id];
    await change([930, 1080, 10], { effectiveOn: dutchDay(new Date(Date.now() + 86_400_000 * 2)) });
    await test.payload.delete({ collection: 'variants', id });
    await becomeDue();
    await applyDuePrices(test.payload);
    expect(await prices()).toEqual([930, 1080]);
  });
});

describe('EDT-03 the price list', () => {
  it('finds variants by title and article number, and by category with its subcategories', async () => {
    const skus = async (search: string, category: number | null = null) =>
      (await priceRows(sql(), { search, categoryId: category, locale })).rows.map(({ sku }) => sku);
    expect(await skus('meent')).toEqual(['BM-1010-00', 'BM-1010-01']);
    expect(await skus('1010-01')).toEqual(['BM-1010-01']);
    expect(await skus('100%')).toEqual([]);
    expect(await skus('', categoryId)).toHaveLength(2);
    expect(await skus('', categoryId + 1)).toEqual([]);
  });
});
