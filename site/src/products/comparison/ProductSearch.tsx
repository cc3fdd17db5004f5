import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import layout from '../../design/foundation/layout.module.css';
import { Elevation } from '../../design/pictures/Elevation.tsx';
import { read } from '../../platform/data/operation.ts';
import { useFetch } from '../../platform/data/use-fetch.ts';
import { ComparisonSearch } from '../../platform/generated/operations.ts';
import type { ComparableProductFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import type { ComparedColumn } from './compared-columns.ts';
import { comparisonHref, replaced } from './comparison-links.ts';
import styles from './ProductSearch.module.css';

type ProductSearchProps = { columns: readonly ComparedColumn[]; place: number; onClose(): void };

const maxSearchLength = 100;
const typingMs = 200;

/** Renders a search field with the products that match. A product leads to the comparison with it at its place. */
export function ProductSearch({ columns, place, onClose }: ProductSearchProps) {
  const { hrefOf, query, siteId } = useSite();
  const t = useMessages('products/comparison');
  const { data: hits, error, run } = useFetch<ComparableProductFragment[]>(0);
  const [words, setWords] = useState(() => columns[place]?.product.category.title ?? columns[0]?.product.category.title ?? '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  useEffect(() => {
    const timer = setTimeout(() => {
      void run(async (signal) => {
        const { products } = await query(ComparisonSearch, { siteId, search: words }, signal);
        return products.hits.map((hit) => read<ComparableProductFragment>(hit));
      });
    }, typingMs);
    return () => clearTimeout(timer);
  }, [words, run, query, siteId]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const tallest = Math.max(1, ...(hits ?? []).map(({ elevation }) => elevation?.heightMm ?? 1));
  const longest = Math.max(1, ...(hits ?? []).map(({ elevation }) => elevation?.widthMm ?? 1));
  const mm = Math.round(Math.min(40 / tallest, 72 / longest) * 10_000) / 10_000;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from each of its elements
    <div className={styles.search} onKeyDown={onKeyDown}>
      <label className={styles.label}>
        {t('searchLabel')}
        <input
          ref={field}
          className={styles.field}
          type="search"
          // biome-ignore lint/a11y/noAutofocus: the visitor has just opened the search
          autoFocus
          maxLength={maxSearchLength}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <p className={layout.hidden} role="status">
        {hits && t('found', { count: hits.length })}
      </p>
      {error && <p className={styles.message}>{t('searchFailed')}</p>}
      {hits?.length === 0 && <p className={styles.message}>{t('noHits')}</p>}
      <ul className={styles.hits} style={{ '--mm': `${mm}px` } as object}>
        {hits?.map(({ sku, title, category, variants, elevation }) => (
          <li key={sku}>
            <a
              className={styles.hit}
              href={comparisonHref(hrefOf, replaced(columns, place, { sku: variants[0]?.sku ?? sku }))}
              onClick={onClose}
            >
              <span className={styles.stand}>{elevation && <Elevation elevation={elevation} />}</span>
              <span>
                {title}
                <span className={styles.category}>{category.title}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
