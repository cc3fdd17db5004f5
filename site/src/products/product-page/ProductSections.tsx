import { FoldingSection } from '../../design/headings/FoldingSection.tsx';
import { SectionHeading } from '../../design/headings/SectionHeading.tsx';
import { TextLink } from '../../design/Link.tsx';
import { RichText } from '../../design/RichText.tsx';
import { filteredHref, noFilters } from '../../filters/filters.ts';
import type { ProductPageFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { ProjectPairs } from '../../projects/ProjectPairs.tsx';
import { ProductGrid } from '../ProductGrid.tsx';
import { DimensionalDrawing } from './media/DimensionalDrawing.tsx';
import { hasDownloads, ProductDownloads } from './ProductDownloads.tsx';
import styles from './ProductSections.module.css';
import { SpareParts } from './SpareParts.tsx';
import { EnvironmentalFigures } from './specifications/EnvironmentalFigures.tsx';
import { MaterialTable } from './specifications/MaterialTable.tsx';
import { SpecificationTable } from './specifications/SpecificationTable.tsx';
import { SpecificationText } from './specifications/SpecificationText.tsx';
import { SupplyFacts } from './specifications/SupplyFacts.tsx';

/** Renders the sections after the head of a product page: measures, specifications, files, projects and related products. */
export function ProductSections({ product }: { product: ProductPageFragment }) {
  const { extendedInformation, environmental, relatedProjects, relatedProducts } = product;
  const { hrefOf } = useSite();
  const t = useMessages('products/product-page');
  const projectsHref = filteredHref(hrefOf('projects'), { ...noFilters, facts: { product: { values: [product.sku] } } });
  const norms = [...product.norms, ...product.certificates];
  return (
    <div className={styles.sections}>
      <DimensionalDrawing product={product} />
      <FoldingSection id="specifications" title={t('specifications')}>
        <SupplyFacts product={product} />
        <SpecificationTable product={product} />
        <MaterialTable product={product} />
      </FoldingSection>
      {extendedInformation && (
        <FoldingSection id="ordering" title={t('orderingInformation')}>
          <RichText html={extendedInformation} />
        </FoldingSection>
      )}
      {environmental && (
        <FoldingSection id="environment" title={t('environment')}>
          <EnvironmentalFigures product={product} />
        </FoldingSection>
      )}
      {norms.length > 0 && (
        <FoldingSection id="norms" title={t('norms')}>
          <Norms names={norms} />
        </FoldingSection>
      )}
      <FoldingSection id="specification-text" title={t('specificationText')}>
        <SpecificationText product={product} />
      </FoldingSection>
      {hasDownloads(product) && (
        <FoldingSection id="downloads" title={t('downloads')} isForScreen>
          <ProductDownloads product={product} />
        </FoldingSection>
      )}
      {product.spareParts.length > 0 && (
        <FoldingSection id="parts" title={t('partsTitle')} isForScreen>
          <SpareParts product={product} />
        </FoldingSection>
      )}
      {relatedProjects.length > 0 && (
        <section className={styles.section} id="projects" aria-labelledby="projects-title">
          <SectionHeading id="projects-title" title={t('standsIn')}>
            <TextLink href={projectsHref}>{t('allProjects')}</TextLink>
          </SectionHeading>
          <div className={styles.projects}>
            <ProjectPairs projects={relatedProjects} />
          </div>
        </section>
      )}
      {relatedProducts.length > 0 && (
        <section className={styles.section} id="related" aria-labelledby="related-title">
          <SectionHeading id="related-title" title={t('goesWith')} />
          <div className={styles.related}>
            <ProductGrid products={relatedProducts} columns={4} />
          </div>
        </section>
      )}
    </div>
  );
}

/** Renders the standards and certificates of a product, one per line. */
function Norms({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.norms}>
      {names.map((name) => (
        <li key={name} className={styles.norm}>
          {name}
        </li>
      ))}
    </ul>
  );
}
