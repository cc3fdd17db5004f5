import { defaultLocale, localeCodes } from '@plantsoen/contract/locales.ts';
import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload';
import { isAdminUser } from '../../src/platform/access/roles.ts';
import { keyOfRelated, relatedTitles } from '../../src/references/related-titles.ts';

type Question = { where?: Where; select?: object };
type Numbered = { id: number; sku?: string };

const maxWords = 8;

/** Adds the hooks that show variants by number and name in selections and rows, and find them by both. Lists have columns for these. */
export function nameVariants({ hooks }: Pick<SanitizedCollectionConfig, 'hooks'>): void {
  hooks.beforeOperation = [...(hooks.beforeOperation ?? []), searchVariantNames];
  hooks.afterOperation = [...(hooks.afterOperation ?? []), showVariantNames];
}

/** Whether an editor reads only the item numbers, as the selection of related entries and the labels of rows do. */
function readsNumbers({ select }: Question, req: PayloadRequest): boolean {
  const selected = Object.keys(select ?? {});
  return selected.length === 1 && selected[0] === 'sku' && isAdminUser(req.user);
}

const searchVariantNames: CollectionBeforeOperationHook = ({ args, req }) => {
  const question = args as Question;
  return question.where && readsNumbers(question, req) ? { ...args, where: byNumberOrName(question.where) } : args;
};

/** Replaces a search by number with one in which each word occurs in the number, the name or the product. */
function byNumberOrName(where: Where): Where {
  const parts = Object.entries(where).map(([key, condition]): Where => {
    if (Array.isArray(condition)) return { [key]: condition.map(byNumberOrName) };
    const text = key === 'sku' && condition && 'like' in condition ? String(condition.like) : '';
    const words = text.trim().split(/\s+/).filter(Boolean).slice(0, maxWords);
    if (words.length === 0) return { [key]: condition } as Where;
    return { and: words.map((like) => ({ or: ['sku', 'title', 'product.title'].map((name) => ({ [name]: { like } })) })) };
  });
  return parts.length === 1 ? (parts[0] ?? where) : { and: parts };
}

const showVariantNames: CollectionAfterOperationHook = async ({ args, operation, req, result }) => {
  if ((operation !== 'find' && operation !== 'findByID') || !readsNumbers(args as Question, req)) return result;
  const docs = (operation === 'find' ? (result as { docs: unknown[] }).docs : [result]) as Numbered[];
  const names = await variantNames(
    req,
    docs.map(({ id }) => id),
  );
  for (const doc of docs) {
    const name = names.get(doc.id);
    if (name) doc.sku = `${doc.sku} · ${name}`;
  }
  return result;
};

/** Returns the product of each variant and what distinguishes the variant, such as `Meent parkbank, 180 cm`. */
async function variantNames({ payload, locale }: PayloadRequest, ids: readonly number[]): Promise<Map<number, string>> {
  const language = localeCodes.find((code) => code === locale) ?? defaultLocale;
  const { docs } = await payload.find({
    collection: 'variants',
    where: { id: { in: ids } },
    select: { title: true, product: true },
    locale: language,
    fallbackLocale: defaultLocale,
    ...{ depth: 0, pagination: false },
  });
  const related = docs.map(({ product }) => ({ collection: 'products', id: Number(product) }));
  const titles = await relatedTitles({ payload, i18n: { language } }, related);
  return new Map(
    docs.map(({ id, product, title }) => {
      const productTitle = titles.get(keyOfRelated({ collection: 'products', id: Number(product) }));
      return [id, [productTitle, title].filter(Boolean).join(', ')];
    }),
  );
}
