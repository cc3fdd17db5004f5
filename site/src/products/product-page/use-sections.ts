import type { ProductPageFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { hasDownloads } from './ProductDownloads.tsx';

/** Returns the sections of a product page for its navigation: those for which the product has data. */
export function useSections(product: ProductPageFragment): { id: string; title: string }[] {
  const t = useMessages('products/product-page');
  const { dimensionalDrawing, extendedInformation, relatedProjects, relatedProducts } = product;
  return [
    ...(dimensionalDrawing ? [{ id: 'measures', title: t('measures') }] : []),
    { id: 'specifications', title: t('specifications') },
    ...(extendedInformation ? [{ id: 'ordering', title: t('orderingInformation') }] : []),
    ...(hasDownloads(product) ? [{ id: 'downloads', title: t('downloads') }] : []),
    ...(relatedProjects.length > 0 ? [{ id: 'projects', title: t('projects') }] : []),
    ...(relatedProducts.length > 0 ? [{ id: 'related', title: t('goesWith') }] : []),
  ];
}
