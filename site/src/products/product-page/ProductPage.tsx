import { useRef } from 'react';
import { FavouriteHeart } from '../../favourites/FavouriteHeart.tsx';
import { GlossaryProvider } from '../../glossary/Term.tsx';
import { read } from '../../platform/data/operation.ts';
import type { ProductPageFragment, ProductPageQuery } from '../../platform/generated/operations-types.ts';
import { useSetPageType } from '../../platform/interface-state.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useRestOfPage } from '../../platform/navigation/first-frame.ts';
import type { PageData } from '../../platform/routing/page-loader.ts';
import { QuotationButton } from '../../quotation/QuotationButton.tsx';
import { SelectionProvider, useChosenItem, useVariantSelection } from './configuration/use-variant-selection.tsx';
import { MobileBar } from './MobileBar.tsx';
import { ProductAction } from './ProductAction.tsx';
import { hasDownloads } from './ProductDownloads.tsx';
import { ProductHead } from './ProductHead.tsx';
import styles from './ProductPage.module.css';
import { ProductSections } from './ProductSections.tsx';
import { SectionNavigation } from './SectionNavigation.tsx';

type ProductPageProps = PageData<ProductPageQuery, 'Product'> & {
  /** Query of the address, which may contain a selection. */
  search: Readonly<Record<string, string | undefined>>;
};

/** Renders a product with all its data (CAT-05). */
export function ProductPage({ entry, algemeen, glossary, search }: ProductPageProps) {
  const product = read<ProductPageFragment>(entry);
  return (
    <SelectionProvider key={product.id} product={product} stated={search}>
      <GlossaryProvider terms={glossary}>
        <ChosenProduct product={product} sets={algemeen} />
      </GlossaryProvider>
    </SelectionProvider>
  );
}

function ChosenProduct({ product, sets }: { product: ProductPageFragment; sets: ProductPageQuery['algemeen'] }) {
  const { id, title } = product;
  // Without pictures the elevation has its own background, which the header must not overlap.
  useSetPageType(product.productImages.length === 0 ? 'drawing' : undefined);
  const item = useChosenItem(product);
  const { pieces } = useVariantSelection();
  const asking = useRef<HTMLDivElement>(null);
  const isWhole = useRestOfPage();
  return (
    <article>
      <ProductHead product={product} sets={sets} asking={asking} />
      <SectionNavigation title={title} sections={useSections(product)} areRendered={isWhole}>
        <ProductAction product={product}>
          <QuotationButton line={item} amount={pieces ?? 1} />
        </ProductAction>
      </SectionNavigation>
      {isWhole ? <ProductSections product={product} /> : <div className={styles.coming} />}
      <MobileBar inPage={asking}>
        <FavouriteHeart productId={id} title={title} />
        <ProductAction product={product}>
          <QuotationButton line={item} amount={pieces ?? 1} />
        </ProductAction>
      </MobileBar>
    </article>
  );
}

/** Returns the sections of a product page for its navigation: those for which the product has data. */
function useSections(product: ProductPageFragment): { id: string; title: string }[] {
  const t = useMessages('products/product-page');
  const { dimensionalDrawing, extendedInformation, relatedProjects, relatedProducts } = product;
  return [
    ...(dimensionalDrawing ? [{ id: 'measures', title: t('measures') }] : []),
    { id: 'specifications', title: t('specifications') },
    ...(extendedInformation ? [{ id: 'ordering', title: t('orderingInformation') }] : []),
    ...(hasDownloads(product) ? [{ id: 'downloads', title: t('downloads') }] : []),
    ...(product.spareParts.length > 0 ? [{ id: 'parts', title: t('partsTitle') }] : []),
    ...(relatedProjects.length > 0 ? [{ id: 'projects', title: t('projects') }] : []),
    ...(relatedProducts.length > 0 ? [{ id: 'related', title: t('goesWith') }] : []),
  ];
}
