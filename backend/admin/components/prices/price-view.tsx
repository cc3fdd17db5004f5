import { isLocaleCode } from '@plantsoen/contract/locales.ts';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { isEditor } from '../../../src/platform/access/roles.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { dutchDay } from '../../../src/platform/dutch-time.ts';
import { formatAmount } from '../../../src/platform/format-number.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { maxRows, priceHistory, priceRows, pricesBefore } from '../../../src/products/price-changes/price-sheet.ts';
import { leaveClosedView } from '../leave-closed-view.ts';
import { Overview } from '../overview.tsx';
import { PriceFilter } from './price-filter.tsx';
import { PriceHistory } from './price-history.tsx';
import { priceLabels as labels } from './price-labels.ts';
import { PriceSheet } from './price-sheet.tsx';

const longestSearch = 100;

/** Renders the price list with its filter, the sheet of new prices, and the history (EDT-03). */
export async function PriceView(view: AdminViewServerProps) {
  const { searchParams } = view;
  const { req } = view.initPageResult;
  if (!isEditor(req.user)) leaveClosedView();
  const parameter = (name: string) => [searchParams?.[name]].flat()[0] ?? '';
  const search = parameter('search').slice(0, longestSearch);
  const category = /^\d{1,9}$/.test(parameter('category')) ? Number(parameter('category')) : null;
  const { language } = req.i18n;
  const locale = isLocaleCode(language) ? language : 'nl';
  const sql = await requestReads(req);
  const revert = /^\d{1,9}$/.test(parameter('revert')) ? Number(parameter('revert')) : null;
  const before = revert === null ? [] : await pricesBefore(sql, revert);
  const variantIds = before.length > 0 ? before.map(({ variantId }) => variantId) : null;
  const { rows, total } = await priceRows(sql, { search, categoryId: category, locale, variantIds });
  const isFiltered = search !== '' || category !== null;
  const history = await priceHistory(sql, isFiltered ? rows.map(({ variantId }) => variantId) : null);
  const initial = Object.fromEntries(
    before.flatMap(({ variantId, price }) => (price === null ? [] : [[variantId, formatAmount(price, language)]])),
  );
  const text = (name: keyof typeof labels) => labelFor(req, labels[name]);
  return (
    <Overview view={view} title={text('title')}>
      <p>{text('intro')}</p>
      <PriceFilter {...{ search, category, categories: await categoriesOf(req, locale) }} />
      <a href="#history">{text('toHistory')}</a>
      <PriceSheet key={revert} {...{ rows, total, initial, today: dutchDay() }} />
      <h2 id="history">{text('history')}</h2>
      <PriceHistory rows={history} i18n={req.i18n} />
    </Overview>
  );
}

/** Returns the categories with their titles, subcategories below their parents. */
async function categoriesOf({ payload }: PayloadRequest, locale: 'nl' | 'en' | 'de'): Promise<{ id: number; title: string }[]> {
  const { docs } = await payload.find({ collection: 'categories', locale, depth: 0, limit: maxRows, sort: 'position' });
  const parentOf = ({ parent }: (typeof docs)[number]) => (typeof parent === 'object' ? parent?.id : parent) ?? undefined;
  const below = (parent: number | undefined, indent: string): { id: number; title: string }[] =>
    docs
      .filter((category) => parentOf(category) === parent)
      .flatMap(({ id, title }) => [{ id, title: `${indent}${title ?? id}` }, ...below(id, `${indent}– `)]);
  return below(undefined, '');
}
