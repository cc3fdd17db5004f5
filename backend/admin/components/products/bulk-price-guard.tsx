'use client';

import { useField, useForm, useSelection, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Product, Variant } from '../../../src/platform/generated/payload-types.ts';
import { type Label, labelFor } from '../../../src/platform/payload/label.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { Dialog } from '../dialog.tsx';
import { formatEuros } from '../price-texts.ts';
import { useSelectionQuery } from '../selection-query.ts';

/** Maximum number of variants that the dialog names; it counts the others. */
const maxNamed = 100;

const labels = {
  title: { nl: 'Prijzen wijzigen?', en: 'Change prices?', de: 'Preise ändern?' },
  live: {
    nl: 'De nieuwe prijzen staan meteen online.',
    en: 'The new prices go live immediately.',
    de: 'Die neuen Preise sind sofort online.',
  },
  unread: {
    nl: 'De huidige prijzen konden niet worden gelezen.',
    en: 'The current prices could not be loaded.',
    de: 'Die jetzigen Preise ließen sich nicht lesen.',
  },
  product: { nl: 'Product', en: 'Product', de: 'Produkt' },
  variant: { nl: 'Variant', en: 'Variant', de: 'Variante' },
  now: { nl: 'Nu', en: 'Now', de: 'Jetzt' },
  becomes: { nl: 'Wordt', en: 'Becomes', de: 'Wird' },
  change: { nl: 'Prijzen wijzigen', en: 'Change prices', de: 'Preise ändern' },
} as const satisfies Record<string, Label>;

const countOf = (count: number): Label => ({
  nl: `Dit wijzigt de prijs van ${count === 1 ? '1 variant' : `${count} varianten`}.`,
  en: `This changes the price of ${count === 1 ? '1 variant' : `${count} variants`}.`,
  de: `Dies ändert den Preis von ${count === 1 ? '1 Variante' : `${count} Varianten`}.`,
});

type Priced = Pick<Variant, 'id' | 'sku' | 'priceEur'> & { product?: Pick<Product, 'title'> | number | null };

const productOf = ({ product }: Priced): string => (product && typeof product === 'object' && product.title) || '–';

type Props = { path: string; isValid: (price: unknown) => boolean };

/**
 * Intercepts the button of a bulk edit: a click first shows the old and new prices and saves only after confirmation. Payload has no hook
 * between the two, so the click is caught on the form.
 */
export function BulkPriceGuard({ path, isValid }: Props) {
  const { value } = useField<number | null>({ path });
  const { setSubmitted } = useForm();
  const { count } = useSelection();
  const selectionQuery = useSelectionQuery('variants');
  const { i18n } = useTranslation();
  const marker = useRef<HTMLSpanElement>(null);
  const trigger = useRef<HTMLButtonElement | null>(null);
  const isConfirmed = useRef(false);
  const [variants, setVariants] = useState<Priced[] | 'unread'>();
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const price = (amount: number | null | undefined) => (typeof amount === 'number' ? formatEuros(i18n.language, amount) : '–');

  useEffect(() => {
    const form = marker.current?.closest('form');
    const ask = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[type="submit"]') : null;
      if (!button || isConfirmed.current) return;
      event.preventDefault();
      event.stopPropagation();
      // The field shows its error only in a submitted form.
      if (!isValid(value)) return setSubmitted(true);
      trigger.current = button;
      readPrices(selectionQuery()).then(setVariants, () => setVariants('unread'));
    };
    form?.addEventListener('click', ask, true);
    return () => form?.removeEventListener('click', ask, true);
  }, [selectionQuery, setSubmitted, isValid, value]);

  function confirm() {
    setVariants(undefined);
    isConfirmed.current = true;
    trigger.current?.click();
    isConfirmed.current = false;
  }

  return (
    <>
      <span ref={marker} hidden />
      {variants &&
        createPortal(
          <Dialog
            title={text('title')}
            confirm={{ label: text('change'), id: 'confirm-prices', run: confirm }}
            onClose={() => setVariants(undefined)}
          >
            <p>
              {labelFor({ i18n }, countOf(count))} {text('live')}
            </p>
            {variants === 'unread' ? (
              <p>{text('unread')}</p>
            ) : (
              <table className="plantsoen-prices">
                <ColumnHeads names={(['product', 'variant', 'now', 'becomes'] as const).map(text)} />
                <tbody>
                  {variants.map((variant) => (
                    <tr key={variant.id}>
                      <td>{productOf(variant)}</td>
                      <td>{variant.sku}</td>
                      <td>{price(variant.priceEur)}</td>
                      <td>{price(value)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            {variants !== 'unread' && count > variants.length && <p>+ {count - variants.length}</p>}
          </Dialog>,
          document.body,
        )}
    </>
  );
}

async function readPrices(query: string): Promise<Priced[]> {
  const fields = 'select[sku]=true&select[priceEur]=true&select[product]=true&populate[products][title]=true';
  const response = await fetch(`/api/variants${query}&depth=1&limit=${maxNamed}&${fields}`);
  if (!response.ok) throw new Error(`variants: ${response.status}`);
  return ((await response.json()) as { docs: Priced[] }).docs;
}
