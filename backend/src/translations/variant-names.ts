import { defaultLocale, type LocaleCode } from '@plantsoen/contract/locales.ts';
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest, type Where } from 'payload';
import { requestReads } from '../platform/database/request-sql.ts';
import { limits } from '../platform/payload/limits.ts';
import type { StoredTexts } from './translation-states.ts';

/** Name of a variant beside its source, on the tab with the translation of its product (EDT-09). */
export type VariantName = {
  id: number;
  sku: string;
  source: string;
  name: string;
  /** Whether the source changed after the translation, and its words before. */
  isOutdated: boolean;
  was: string;
};

type VariantRequest = { id: number; locale: LocaleCode; source: LocaleCode };

/** Lists the variants of a product with their names in two languages, in their order. */
export async function variantNames(req: PayloadRequest, { id, locale, source }: VariantRequest): Promise<VariantName[]> {
  const namesIn = async (language: LocaleCode) => {
    const { docs } = await req.payload.find({
      collection: 'variants',
      where: { product: { equals: id } },
      select: { sku: true, title: true },
      sort: ['position', 'createdAt'],
      limit: limits.relations,
      depth: 0,
      locale: language,
      fallbackLocale: false,
      overrideAccess: false,
      user: req.user,
    });
    return docs;
  };
  const [variants, translations] = await Promise.all([namesIn(source), namesIn(locale)]);
  const names = new Map(translations.map((variant) => [variant.id, variant.title ?? '']));
  const stored = await (await requestReads(req)).query<StoredTexts & { id: number }>(
    `select document_id as id, source, texts from translation_state where kind = 'variants' and document_id = any($1::int[])`,
    [variants.map((variant) => variant.id)],
  );
  const states = new Map(stored.map((row) => [row.id, row]));
  return variants.map((variant) => {
    const compared = states.get(variant.id)?.texts[locale]?.title;
    const present = states.get(variant.id)?.source.title;
    const isOutdated = Boolean(source === defaultLocale && compared && present && compared.source !== present.hash);
    const name = names.get(variant.id) ?? '';
    return { id: variant.id, sku: variant.sku, source: variant.title ?? '', name, isOutdated, was: compared?.was ?? '' };
  });
}

/** Name to write, with the name that the translator has seen before. */
export type ChangedName = { id: number; name: string; before: string };

/** Translates a body to the names to write. Returns undefined for a body of another shape. */
export function changedNamesOf(names: unknown): ChangedName[] | undefined {
  if (!Array.isArray(names) || names.length === 0 || names.length > limits.relations) return undefined;
  return names.every(isChangedName) ? names : undefined;
}

function isChangedName(value: unknown): value is ChangedName {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, before } = value as Record<string, unknown>;
  const isName = typeof name === 'string' && name.trim() !== '' && name.length <= limits.title;
  return Number.isSafeInteger(id) && isName && typeof before === 'string';
}

/**
 * Writes names of a product's variants in one language and one transaction. Returns whether it did: not if another user has changed a
 * name or deleted a variant meanwhile. Then nothing is written.
 */
export async function writeVariantNames(
  req: PayloadRequest,
  { id: product, locale }: Omit<VariantRequest, 'source'>,
  names: readonly ChangedName[],
): Promise<boolean> {
  const isOurs = await initTransaction(req);
  try {
    const access = { locale, depth: 0, overrideAccess: false, user: req.user, req } as const;
    for (const { id, name, before } of names) {
      const where: Where = { and: [{ id: { equals: id } }, { product: { equals: product } }] };
      const { docs } = await req.payload.find({ collection: 'variants', where, fallbackLocale: false, ...access });
      if (!docs[0] || (docs[0].title ?? '') !== before) {
        await killTransaction(req);
        return false;
      }
      await req.payload.update({ collection: 'variants', id, data: { title: name.trim() }, ...access });
    }
    if (isOurs) await commitTransaction(req);
    return true;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
