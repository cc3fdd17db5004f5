import type { CSSProperties } from 'react';
import { Elevation } from '../../../design/pictures/Elevation.tsx';
import { Gallery } from '../../../design/pictures/Gallery.tsx';
import { PinButton } from '../../../page-builder/PinButton.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { GalleryImageFragment, ProductGalleryFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { useVariantSelection } from '../configuration/use-variant-selection.tsx';
import { picturesOf } from './choice-pictures.ts';
import styles from './ProductGallery.module.css';

/** Renders all pictures of a product (CAT-05), or else its elevation if there is one. */
export function ProductGallery({ product }: { product: FragmentOf<ProductGalleryFragment> }) {
  const { productImages, choicePictures, elevation } = read<ProductGalleryFragment>(product);
  const { choice } = useVariantSelection();
  const listed = picturesOf(choice, {
    productImages: productImages.map((image) => read<GalleryImageFragment>(image)),
    choicePictures: choicePictures.map((picture) => ({ ...picture, image: read<GalleryImageFragment>(picture.image) })),
  });
  // A picture of a choice may be one of the product pictures too.
  const images = [...new Map(listed.map((image) => [image.large.path, image])).values()];
  const { format } = useSite();
  const t = useMessages('products/product-page');
  if (images.length === 0) {
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
      // Other pictures start with their first one.
      key={images[0]?.large.path}
      pictures={images.map((image) => ({
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
