import { DownloadList } from '../../downloads/DownloadList.tsx';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { ProductDownloadsFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useVariantSelection } from './configuration/use-variant-selection.tsx';
import styles from './ProductDownloads.module.css';
import { variantName } from './specifications/chosen-figures.ts';

/**
 * Renders the files of the product and, under their names, of its variants. Those of the selected variant come first (CAT-10).
 */
export function ProductDownloads({ product }: { product: FragmentOf<ProductDownloadsFragment> }) {
  const { downloads, variants } = read<ProductDownloadsFragment>(product);
  const { choice } = useVariantSelection();
  const t = useMessages('products/product-page');
  const owners = variants
    .filter((variant) => variant.downloads.length > 0)
    .sort((one, other) => Number(other.sku === choice.variant) - Number(one.sku === choice.variant));
  return (
    <div className={styles.groups}>
      {owners.map((variant) => (
        <div key={variant.sku}>
          {variants.length > 1 && <h3 className={styles.name}>{t('filesOf', { variant: variantName(variant) })}</h3>}
          <DownloadList downloads={variant.downloads} />
        </div>
      ))}
      {downloads.length > 0 && (
        <div>
          {owners.length > 0 && <h3 className={styles.name}>{t('filesOfAll')}</h3>}
          <DownloadList downloads={downloads} />
        </div>
      )}
    </div>
  );
}

/** Whether a product or one of its variants has a file. */
export function hasDownloads({
  downloads,
  variants,
}: {
  downloads: readonly unknown[];
  variants: readonly { downloads: readonly unknown[] }[];
}): boolean {
  return downloads.length > 0 || variants.some((variant) => variant.downloads.length > 0);
}
