import { productQuery } from '@plantsoen/contract/product-query.ts';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { ProjectQuantitiesFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import styles from './ProjectQuantities.module.css';

/** Renders the variants in a project with their numbers of pieces (CON-09). Each links to its product with the variant selected. */
export function ProjectQuantities({ project }: { project: FragmentOf<ProjectQuantitiesFragment> }) {
  const { quantities } = read<ProjectQuantitiesFragment>(project);
  const { format, localHref } = useSite();
  const t = useMessages('projects');
  if (quantities.length === 0) return null;
  return (
    <div className={styles.quantities}>
      <table className={styles.table} aria-label={t('quantities')}>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th className={styles.wide} scope="col">
              {t('variant')}
            </th>
            <th className={styles.wide} scope="col">
              {t('sku')}
            </th>
            <th className={styles.amount} scope="col">
              {t('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {quantities.map(({ sku, variantTitle, amount, product }) => (
            <tr key={sku}>
              <th scope="row">
                <a className={styles.link} href={localHref(product.uri) + productQuery({ variant: sku })}>
                  {product.title}
                </a>
                <span className={styles.narrow}>
                  {variantTitle}, <span className={styles.sku}>{sku}</span>
                </span>
              </th>
              <td className={styles.wide}>{variantTitle}</td>
              <td className={styles.wide}>{sku}</td>
              <td className={styles.amount}>{format.count(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
