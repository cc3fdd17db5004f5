import { TermNotes } from '../../../glossary/Term.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { MaterialTableFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { useSelectedVariant } from '../configuration/use-variant-selection.tsx';
import { materialsOf } from './chosen-figures.ts';
import styles from './MaterialTable.module.css';

/** Renders the materials of the selected variant, each with its share of the weight and the standard that it meets. */
export function MaterialTable({ product }: { product: FragmentOf<MaterialTableFragment> }) {
  const fragment = read<MaterialTableFragment>(product);
  const materials = materialsOf(fragment, useSelectedVariant(fragment.variants));
  const { format } = useSite();
  const t = useMessages('products/product-page');
  if (materials.length === 0) return null;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('material')}</th>
          <th className={styles.share} scope="col">
            {t('share')}
          </th>
          <th className={styles.standard} scope="col">
            {t('norm')}
          </th>
        </tr>
      </thead>
      <tbody>
        {materials.map(({ id, title, description, standard, shareKg }) => (
          <tr key={id}>
            <th className={styles.material} scope="row">
              {title}
              {description && <span className={styles.description}>{description}</span>}
              <TermNotes text={`${title} ${description ?? ''}`} />
            </th>
            <td className={styles.share}>{shareKg !== null && `${format.number(shareKg)} kg`}</td>
            <td className={styles.standard}>{standard}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
