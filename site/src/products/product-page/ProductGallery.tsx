import { Gallery } from '../../design/Gallery.tsx';
import { type FragmentOf, read } from '../../platform/data/fragment.ts';
import type { ProductGalleryFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../messages.ts';

/** All pictures of a product (CAT-05). */
export function ProductGallery({ product }: { product: FragmentOf<ProductGalleryFragment> }) {
  const { productImages } = read<ProductGalleryFragment>(product);
  const t = useMessages();
  if (productImages.length === 0) return null;
  return (
    <Gallery
      pictures={productImages}
      label={t('pictures')}
      labelOf={(place) => t('picture', { place })}
      shape="landscape"
      sizes="(width >= 1360px) 844px, (width >= 993px) 62vw, 94vw"
    />
  );
}
