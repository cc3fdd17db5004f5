import { isLocaleCode } from '@plantsoen/contract/locales.ts';
import type { UIFieldServerProps } from 'payload';
import { isEditor } from '../../../src/platform/access/roles.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { priceRows } from '../../../src/products/price-changes/price-sheet.ts';
import { formatEuros } from '../price-texts.ts';
import { priceLabels as labels } from './price-labels.ts';

/** Renders the planned prices of a variant below its price, with a link to its row and its history in the price list (EDT-03). */
export async function VariantPrices({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isEditor(req.user)) return null;
  const { language } = req.i18n;
  const locale = isLocaleCode(language) ? language : 'nl';
  const question = { search: '', categoryId: null, locale, variantIds: [Number(id)] };
  const [row] = (await priceRows(await requestReads(req), question)).rows;
  if (!row) return null;
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const amount = (price: number | null) => (price === null ? '–' : formatEuros(language, price));
  return (
    <div className="field-type plantsoen-variant-prices">
      {row.planned.map(({ changeId, price, day }) => (
        <p key={changeId}>
          {amount(price)} {labelFor(req, labels.planned)}, {dates.format(new Date(day))}
        </p>
      ))}
      <a href={`/admin/prices?${new URLSearchParams({ search: row.sku })}`}>{labelFor(req, labels.ofVariant)}</a>
    </div>
  );
}
