import type { ArrayField, CollectionBeforeChangeHook } from 'payload';
import { wholeNumber } from '../platform/payload/fields/number-fields.ts';
import { relation } from '../platform/payload/fields/relation-fields.ts';
import { limits } from '../platform/payload/limits.ts';

/** Returns the field for the number of pieces of each variant in a project (CON-09). */
export function quantities(): ArrayField {
  return {
    name: 'quantities',
    type: 'array',
    label: { nl: 'Geleverde aantallen', en: 'Quantities', de: 'Gelieferte Stückzahlen' },
    labels: {
      singular: { nl: 'Variant', en: 'Variant', de: 'Variante' },
      plural: { nl: 'Varianten', en: 'Variants', de: 'Varianten' },
    },
    maxRows: limits.rows,
    admin: {
      description: {
        nl: 'Staan als tabel op de pagina. Producten van deze varianten komen vanzelf bij de producten.',
        en: 'Appear as a table on the page. Products of these variants are added to the products by themselves.',
        de: 'Stehen als Tabelle auf der Seite. Produkte dieser Varianten kommen von selbst zu den Produkten.',
      },
    },
    fields: [
      relation('variant', { nl: 'Variant', en: 'Variant', de: 'Variante' }, 'variants', {
        required: true,
        description: {
          nl: 'De uitvoering die in het project staat.',
          en: 'The variant that stands in the project.',
          de: 'Die Variante, die im Projekt steht.',
        },
      }),
      wholeNumber(
        'amount',
        { nl: 'Aantal', en: 'Quantity', de: 'Stückzahl' },
        { min: 1, max: 100_000 },
        { required: true, description: { nl: 'In stuks.', en: 'In pieces.', de: 'In Stück.' } },
      ),
    ],
  };
}

type Project = { products?: number[] | null; quantities?: { variant: number | null }[] | null };

/** Adds the products of the variants with a quantity to the products of a project. */
export const addQuantifiedProducts: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { quantities: rows, products = (originalDoc as Project | undefined)?.products }: Project = data;
  if (!rows || rows.length === 0) return data;
  const { docs } = await req.payload.find({
    collection: 'variants',
    where: { id: { in: rows.map(({ variant }) => variant) } },
    select: { product: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const productOf = new Map(docs.map(({ id, product }) => [id, Number(product)]));
  const named = (products ?? []).map((product) => Number(product));
  const added = rows.flatMap(({ variant }) => productOf.get(Number(variant)) ?? []);
  return { ...data, products: [...new Set([...named, ...added])] };
};
