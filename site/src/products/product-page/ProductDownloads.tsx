import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { DownloadList } from '../../downloads/DownloadList.tsx';
import { formatFileSize } from '../../downloads/file-size.ts';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { DownloadListFragment, ProductDownloadsFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
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
      <AllFiles product={product} />
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

/** Renders a button that downloads all files of the product and its variants as one ZIP archive (CAT-15). It needs no scripts. */
function AllFiles({ product }: { product: FragmentOf<ProductDownloadsFragment> }) {
  const { id, title, downloads, variants } = read<ProductDownloadsFragment>(product);
  const { siteId, format } = useSite();
  const t = useMessages('products/product-page');
  const files = [...downloads, ...variants.flatMap((variant) => variant.downloads)].map((one) => read<DownloadListFragment>(one));
  const sizes = new Map(files.flatMap(({ url, size }) => (url ? [[url, size ?? 0]] : [])));
  if (sizes.size < 2) return null;
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return (
    <form method="post" action="/quotation-file/">
      <input type="hidden" name="siteId" value={siteId} />
      <input type="hidden" name="project" value={title} />
      <input type="hidden" name="lines" value={JSON.stringify([{ id, amount: 1 }])} />
      <Button type="submit" name="format" value="zip" look="secondary" small>
        <Icon name="download" />
        {t('allAsZip', { size: formatFileSize(total, format.number) })}
      </Button>
    </form>
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
