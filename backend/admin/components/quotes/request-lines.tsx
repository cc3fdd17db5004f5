import { siteIdOf } from '@plantsoen/contract/locales.ts';
import { Fragment } from 'react';
import { imageUrl } from '../../../src/media/image-source.ts';
import type { Sql } from '../../../src/platform/api/instrumented-sql.ts';
import type { QuoteRequest } from '../../../src/platform/generated/payload-types.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { optionsInWords } from '../../../src/quotation/options-in-words.ts';
import type { RequestedLine } from '../../../src/quotation/own-requests.ts';
import { quotedProducts } from '../../../src/quotation/quoted-products.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { formatCents, formatValue } from './format-cents.ts';
import { quotesLabels as labels } from './quotes-labels.ts';

type Props = { request: QuoteRequest; sql: Sql; i18n: { language: string } };

const columns = ['product', 'amount', 'unitPrice', 'sum'] as const;

/** Renders the requested products, with the guide prices on the day of the request. */
export async function RequestLines({ request, sql, i18n }: Props) {
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const lines = Array.isArray(request.lines) ? (request.lines as RequestedLine[]) : [];
  if (lines.length === 0) return <div className="plantsoen-task-note">{text('noLines')}</div>;
  const prices = Array.isArray(request.unitPrices) ? (request.unitPrices as (number | null)[]) : [];
  const ids = lines.map(({ productId }) => productId);
  const products = await quotedProducts(sql, siteIdOf(request.site), ids);
  const weight = lines.reduce((sum, { weightKg, amount }) => sum + (weightKg ?? 0) * amount, 0);
  const isPartial = lines.some((_, place) => (prices[place] ?? null) === null);
  return (
    <section>
      <h3>{text('lines')}</h3>
      <table className="plantsoen-quotes-lines">
        <ColumnHeads names={columns.map(text)} />
        <tbody>
          {lines.map((line, place) => {
            const picture = products.get(line.productId)?.picture;
            const cents = Math.round((prices[place] ?? 0) * 100);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and its places are its numbers
              <Fragment key={place}>
                {line.section && line.section !== lines[place - 1]?.section && (
                  <tr>
                    <th colSpan={4} scope="rowgroup">
                      {line.section}
                    </th>
                  </tr>
                )}
                <tr>
                  <td>
                    {picture && <img src={`${imageUrl(picture)}?thumbnail`} alt="" width={48} height={34} loading="lazy" />}
                    <a href={`/admin/collections/products/${line.productId}`}>{line.title}</a>
                    <span className="plantsoen-task-note">
                      {[line.choice?.variant ?? line.sku, line.measure, line.colour, line.mounting, optionsInWords(line)]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                    {line.remark && <span className="plantsoen-quotes-remark">{line.remark}</span>}
                  </td>
                  <td>{line.amount}</td>
                  <td>{cents === 0 ? '–' : formatCents(i18n.language, cents)}</td>
                  <td>{cents === 0 ? '–' : formatCents(i18n.language, cents * line.amount)}</td>
                </tr>
              </Fragment>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <td>
              {new Intl.NumberFormat(i18n.language).format(Math.round(weight))} kg · {text('netPrices')}
            </td>
            <td>{lines.reduce((sum, { amount }) => sum + amount, 0)}</td>
            <td colSpan={2}>
              {formatValue(i18n.language, { valueCents: request.valueCents ?? null, isPartial, offeredCents: null })}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
