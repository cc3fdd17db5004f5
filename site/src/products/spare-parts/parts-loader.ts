import { contentPageLoader } from '../../pages/content-page-loader.ts';
import { read } from '../../platform/data/operation.ts';
import type { Query } from '../../platform/data/query.ts';
import { ContentPage as operation, PartModels, PartsByCode, PartsByModel } from '../../platform/generated/operations.ts';
import type { DamagePageFragment, PartModelsQuery, ProductPartsFragment } from '../../platform/generated/operations-types.ts';
import type { SearchTexts } from '../../platform/query-string.ts';
import { type FinderState, type Owned, type ProductParts, readFinder, yearIn } from './finder-state.ts';

type Result =
  | { product: ProductParts & { id: number }; owned: Owned; damageUri: string | null }
  | { unknown: string; damageUri: string | null }
  | { problem: 'noModel' | 'badYear' | 'failed' };

/** Data of the finder: the question of the address, the models to choose from, and the result of the question. */
export type LoadedParts = {
  finder: FinderState;
  models: PartModelsQuery['productsWithParts'];
  result: Result | undefined;
  /** The present year. */
  present: number;
};

type Loader = ReturnType<typeof contentPageLoader>;
type PartsArguments = Parameters<Loader>[0] & { deps: SearchTexts };

/** Loads the parts finder with the parts for the code, or the model and year, of its address (CAT-18). */
export function partsLoader(args: PartsArguments) {
  const { context, deps, abortController } = args;
  const finder = readFinder(deps);
  const { siteId } = context;
  const ask: Query = (asked, variables) => context.query(asked, variables, abortController.signal);
  const present = new Date().getFullYear();
  const result = resultOf(ask, siteId, finder, { present, isAsked: deps.model !== undefined }).catch((thrown): Result => {
    if (!abortController.signal.aborted) context.report(thrown);
    context.setStatus?.(503);
    return { problem: 'failed' };
  });
  const models = finder.by === 'model' ? ask(PartModels, { siteId }).then((data) => data.productsWithParts) : Promise.resolve([]);
  // The page waits for both, which may fail before it does.
  models.catch(() => {});
  const load = contentPageLoader('spareParts', operation, async () => {
    const parts: LoadedParts = { finder, models: await models, result: await result, present };
    return { parts };
  });
  return load(args);
}

type RequestedYear = { present: number; isAsked: boolean };

async function resultOf(
  ask: Query,
  siteId: number,
  finder: FinderState,
  { present, isAsked }: RequestedYear,
): Promise<Result | undefined> {
  if (finder.by === 'model') return isAsked ? byModel(ask, siteId, finder, present) : undefined;
  if (finder.code === '') return undefined;
  const { plateCode, algemeen } = await ask(PartsByCode, { siteId, code: finder.code });
  const { damageUri } = read<DamagePageFragment>(algemeen).globals;
  const { product, read: unknown, year, variant, part } = plateCode;
  if (!product) return { unknown, damageUri };
  return { product: { ...read<ProductPartsFragment>(product), id: product.id }, owned: { variant, year, part }, damageUri };
}

async function byModel(ask: Query, siteId: number, { model, year }: FinderState, present: number): Promise<Result> {
  const built = yearIn(year, present);
  if (built === null) return { problem: 'badYear' };
  if (model === undefined) return { problem: 'noModel' };
  const { productsById, algemeen } = await ask(PartsByModel, { siteId, ids: [model] });
  const [product] = productsById;
  const { damageUri } = read<DamagePageFragment>(algemeen).globals;
  if (!product) return { problem: 'noModel' };
  const found = { ...read<ProductPartsFragment>(product), id: product.id };
  return { product: found, owned: { variant: null, year: built ?? null, part: null }, damageUri };
}
