'use client';

import { useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import type { FormEvent } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { priceLabels as labels } from './price-labels.ts';

type Props = { search: string; category: number | null; categories: readonly { id: number; title: string }[] };

/** Renders the filter of the price list. It navigates without a page load, so that selected rows and typed prices stay. */
export function PriceFilter({ search, category, categories }: Props) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  function filter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const parameters = ['search', 'category'].map((name) => [name, String(values.get(name) ?? '')]);
    router.push(`/admin/prices?${new URLSearchParams(parameters)}`);
  }
  return (
    <search>
      <form key={`${search} ${category}`} className="plantsoen-price-filter" onSubmit={filter}>
        <input type="search" name="search" defaultValue={search} placeholder={text('search')} aria-label={text('search')} />
        <label>
          {text('category')}
          <select name="category" defaultValue={category ?? ''}>
            <option value="">{text('all')}</option>
            {categories.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="btn btn--style-secondary btn--size-medium">
          {text('filter')}
        </button>
      </form>
    </search>
  );
}
