'use client';

import { FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { Fragment } from 'react';
import { type Label, labelFor } from '../../../src/platform/payload/label.ts';
import { optionsInWords } from '../../../src/quotation/options-in-words.ts';
import type { RequestedLine } from '../../../src/quotation/own-requests.ts';
import { ColumnHeads } from '../column-heads.tsx';

const labels = {
  place: { nl: 'Nr.', en: 'No.', de: 'Nr.' },
  product: { nl: 'Product', en: 'Product', de: 'Produkt' },
  version: { nl: 'Uitvoering', en: 'Version', de: 'Ausführung' },
  choices: { nl: 'Kleur en plaatsing', en: 'Colour and mounting', de: 'Farbe und Aufstellung' },
  remark: { nl: 'Opmerking', en: 'Remark', de: 'Anmerkung' },
  amount: { nl: 'Aantal', en: 'Amount', de: 'Anzahl' },
  weight: { nl: 'Gewicht', en: 'Weight', de: 'Gewicht' },
  goneProduct: { nl: 'Niet meer leverbaar', en: 'No longer available', de: 'Nicht mehr lieferbar' },
  goneChoice: {
    nl: 'De gekozen uitvoering is niet meer leverbaar',
    en: 'The chosen version is no longer available',
    de: 'Die gewählte Ausführung ist nicht mehr lieferbar',
  },
} as const satisfies Record<string, Label>;

/** Renders the items of a quote request as a read-only table. */
export const QuoteLines: JSONFieldClientComponent = ({ field, path }) => {
  const { value } = useField<readonly RequestedLine[]>({ path });
  const { i18n } = useTranslation();
  const lines = Array.isArray(value) ? value : [];
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 3 });
  const weight = lines.reduce((sum, { weightKg, amount }) => sum + (weightKg ?? 0) * amount, 0);
  if (lines.length === 0) return null;
  return (
    <div className="field-type plantsoen-lines">
      <FieldLabel as="span" label={field.label} path={path} />
      <table>
        <ColumnHeads names={(['place', 'product', 'version', 'choices', 'remark', 'amount', 'weight'] as const).map(text)} />
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and its places are its numbers
            <Fragment key={index}>
              {line.section && line.section !== lines[index - 1]?.section && (
                <tr>
                  <th colSpan={7} scope="rowgroup">
                    {line.section}
                  </th>
                </tr>
              )}
              <tr>
                <td>{index + 1}</td>
                <td>
                  <a href={`/admin/collections/products/${line.productId}`}>{line.title}</a>
                  <br />
                  {line.category}
                  {line.discontinued && (
                    <p className="plantsoen-gone">{text(line.discontinued === 'product' ? 'goneProduct' : 'goneChoice')}</p>
                  )}
                </td>
                <td>
                  {line.measure}
                  <br />
                  {line.choice?.variant ?? line.sku}
                </td>
                <td>
                  {[line.colour ?? line.choice?.colour, line.mounting ?? line.choice?.mounting, optionsInWords(line)]
                    .filter(Boolean)
                    .join(', ')}
                </td>
                <td>{line.remark}</td>
                <td>{line.amount}</td>
                <td>{line.weightKg === null ? '' : `${number.format(line.weightKg * line.amount)} kg`}</td>
              </tr>
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={5} />
            <td>{lines.reduce((sum, { amount }) => sum + amount, 0)}</td>
            <td>{number.format(weight)} kg</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
};
