import { parameterOf } from '@plantsoen/contract/product-query.ts';
import { useRouter } from '@tanstack/react-router';
import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { mountingParameter, optionParameter } from '../comparison-address.ts';
import { formatMeasures } from '../measures.ts';
import { AddColumn } from './AddColumn.tsx';
import styles from './ColumnHead.module.css';
import { type ComparedColumn, optionNumbers } from './compared-columns.ts';
import { changed, comparisonHref, removed } from './comparison-links.ts';
import { ListButton } from './ListButton.tsx';

type ColumnHeadProps = {
  columns: readonly ComparedColumn[];
  place: number;
  /** Id of the form that the fields belong to. */
  form: string;
  onRemove(): void;
};

/** Renders the variant of a column and its actions: to the quotation list, replace, remove. */
export function ColumnHead({ columns, place, form, onRemove }: ColumnHeadProps) {
  const { hrefOf } = useSite();
  const t = useMessages('products/comparison');
  const router = useRouter();
  const column = columns[place];
  if (!column) return null;
  const { product, sku, mounting } = column;
  const { title, variants } = product;
  const choose = (chosen: string) => {
    const href = comparisonHref(hrefOf, changed(columns, place, { sku: chosen }));
    void router.navigate({ href, resetScroll: false });
  };
  return (
    <div className={styles.box}>
      <div className={styles.head}>
        {variants.length > 1 ? (
          <select
            className={styles.select}
            name="variant"
            form={form}
            aria-label={t('variantOf', { title })}
            value={parameterOf(sku)}
            onChange={({ target }) => choose(target.value)}
          >
            {variants.map((variant) => (
              <option key={variant.sku} value={parameterOf(variant.sku)}>
                {variant.title}
              </option>
            ))}
          </select>
        ) : (
          <>
            <p className={styles.sole}>{formatMeasures((variants[0] ?? product).dimensions)}</p>
            <input type="hidden" name="variant" form={form} value={parameterOf(sku)} />
          </>
        )}
        <input type="hidden" name="mounting" form={form} value={mountingParameter(mounting?.key)} />
        <input type="hidden" name="option" form={form} value={optionParameter(optionNumbers(column))} />
        <ListButton column={column} />
        <div className={styles.actions}>
          <AddColumn columns={columns} place={place} title={title}>
            {t('replace')}
          </AddColumn>
          <a
            className={styles.remove}
            href={comparisonHref(hrefOf, removed(columns, place))}
            aria-label={t('removeProduct', { title })}
            data-remove
            onClick={onRemove}
          >
            <span className={styles.word}>{t('remove')}</span>
            <Icon name="close" />
          </a>
        </div>
      </div>
    </div>
  );
}
