import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { recordById, relationId } from '../platform/api/records.ts';
import type { Specification } from '../platform/generated/contract.ts';
import type { Product } from '../platform/generated/payload-types.ts';
import { type FactLabel, factLabels, formatNumber } from './catalogue/facet-labels.ts';

/**
 * The rows of the specification table: the product's values under the editors' dictionary, in its order, formatted for the
 * language. Measures and weights are not among them; those belong to each variant.
 */
export async function specifications(context: ApiContext, siteId: SiteId, product: Product): Promise<Specification[]> {
  const dictionary = await factLabels(context, siteId);
  const stated = await Promise.all(
    (product.facts ?? []).map(async (row) => {
      const fact = await recordById(context, 'facts', siteId, relationId(row.fact) ?? 0);
      const label = dictionary.find((candidate) => candidate.key === fact?.key);
      return label
        ? {
            label,
            text: formatFact(siteId, label, row.number ?? row.text ?? (row.boolean == null ? undefined : String(row.boolean))),
          }
        : undefined;
    }),
  );
  const rows = new Map<string, Specification>();
  for (const item of stated) {
    if (!item?.text) continue;
    const row = rows.get(item.label.key);
    if (row) row.value = `${row.value}, ${item.text}`;
    else
      rows.set(item.label.key, { key: item.label.key, name: item.label.name, value: item.text, unit: item.label.unit ?? null });
  }
  return dictionary.flatMap((fact) => rows.get(fact.key) ?? []);
}

function formatFact(siteId: SiteId, fact: FactLabel, value: string | number | undefined): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'number' ? formatNumber(siteId, value) : (fact.values.get(value) ?? value);
}
