import type { CSSProperties } from 'react';
import { Elevation } from '../../../design/pictures/Elevation.tsx';
import { Gallery } from '../../../design/pictures/Gallery.tsx';
import { PinButton } from '../../../page-builder/PinButton.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { ProductGalleryFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import styles from './ProductGallery.module.css';

/** Renders all pictures of a product (CAT-05), or else its elevation if there is one. */
export function ProductGallery({ product }: { product: FragmentOf<ProductGalleryFragment> }) {
  const { productImages, elevation } = read<ProductGalleryFragment>(product);
  const { format } = useSite();
  const t = useMessages('products/product-page');
  if (productImages.length === 0) {
    if (!elevation) return null;
    const measures = { '--length': elevation.widthMm, '--rise': elevation.heightMm } as CSSProperties;
    return (
      <div className={styles.shelf} style={measures}>
        <div
          className={styles.standing}
          role="img"
          aria-label={t('frontView', { length: format.number(elevation.widthMm), height: format.number(elevation.heightMm) })}
        >
          <Elevation elevation={elevation} />
        </div>
      </div>
    );
  }
  return (
    <Gallery
      pictures={productImages.map((image) => ({
        ...image,
        over: <PinButton picture={{ ...image, crop: image.large }} atFoot />,
      }))}
      label={t('pictures')}
      labelOf={(place) => t('picture', { place })}
      shape="landscape"
      sizes="(width >= 1360px) 844px, (width >= 993px) 62vw, 94vw"
    />
  );
}
