import type { ProductPageFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from './messages.ts';
import { hasDownloads } from './ProductDownloads.tsx';

/** The sections of a product page that the way through it names: those that the product has. */
export function useSections(product: ProductPageFragment): { id: string; title: string }[] {
  const t = useMessages();
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
