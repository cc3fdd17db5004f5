import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import styles from './ComparisonNotices.module.css';
import type { ComparedColumn, ComparisonProblem } from './compared-columns.ts';
import { comparisonHref, replaced } from './comparison-links.ts';

type ComparisonNoticesProps = { problems: readonly ComparisonProblem[]; columns: readonly ComparedColumn[] };

/** Tells what of the address is not shown as requested, and which products are no longer made. */
export function ComparisonNotices({ problems, columns }: ComparisonNoticesProps) {
  const { hrefOf, format } = useSite();
  const t = useMessages('products/comparison');
  const discontinued = columns.flatMap(({ product }, place) => (product.discontinued ? [{ product, place }] : []));
  if (problems.length + discontinued.length === 0) return null;
  return (
    <section className={styles.notices} aria-label={t('notices')}>
      <Icon name="alert" />
      <ul className={styles.list}>
        {problems.map(({ kind, name, title = '' }, place) => (
          // The same number may be requested twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place}>{t(`${kind}Notice`, { name, title })}</li>
        ))}
        {discontinued.map(({ product: { sku, title, discontinued: end }, place }) => (
          <li key={sku}>
            {t('discontinuedNotice', { title, date: format.date(end?.date ?? '') })}{' '}
            {end?.successor && (
              <a className={styles.link} href={comparisonHref(hrefOf, replaced(columns, place, { sku: end.successor.sku }))}>
                {t('replaceBy', { title: end.successor.title })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
