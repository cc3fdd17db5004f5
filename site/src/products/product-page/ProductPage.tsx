import { TextLink } from '../../design/Link.tsx';
import { RichText } from '../../design/RichText.tsx';
import { SectionHeading } from '../../design/SectionHeading.tsx';
import { SideSection } from '../../design/SideSection.tsx';
import { read } from '../../platform/data/fragment.ts';
import type { ProductPageFragment, ProductPageQuery } from '../../platform/generated/operations-types.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import type { PageData } from '../../platform/routing/page-data.ts';
import { ProjectPairs } from '../../projects/ProjectPairs.tsx';
import { useMessages } from '../messages.ts';
import { ProductGrid } from '../ProductGrid.tsx';
import { DimensionalDrawing } from './DimensionalDrawing.tsx';
import { DownloadList } from './DownloadList.tsx';
import { offeredDownloads } from './downloads.ts';
import { EnvironmentalFigures } from './EnvironmentalFigures.tsx';
import { MaterialTable } from './MaterialTable.tsx';
import { Norms } from './Norms.tsx';
import { ProductHead } from './ProductHead.tsx';
import styles from './ProductPage.module.css';
import { SectionNavigation } from './SectionNavigation.tsx';
import { SpecificationTable } from './SpecificationTable.tsx';
import { SupplyFacts } from './SupplyFacts.tsx';

/** A product with all that is known of it (CAT-05). */
export function ProductPage({ entry, algemeen }: PageData<ProductPageQuery, 'Product'>) {
  const product = read<ProductPageFragment>(entry);
  const { extendedInformation, environmental, relatedProjects, relatedProducts } = product;
  const { hrefOf, locale } = useSite();
  const t = useMessages();
  const norms = [...product.norms, ...product.certificates];
  const hasDownloads = offeredDownloads(product.downloads, locale).length > 0;
  const sections = [
    { id: 'measures', title: t('measures'), shown: product.dimensionalDrawing },
    { id: 'specifications', title: t('specifications'), shown: true },
    { id: 'ordering', title: t('orderingInformation'), shown: extendedInformation },
    { id: 'environment', title: t('environment'), shown: environmental },
    { id: 'downloads', title: t('downloads'), shown: hasDownloads },
    { id: 'projects', title: t('projects'), shown: relatedProjects.length > 0 },
    { id: 'related', title: t('goesWith'), shown: relatedProducts.length > 0 },
  ].filter(({ shown }) => shown);
  return (
    <article>
      <ProductHead product={product} sets={algemeen} />
      <SectionNavigation sections={sections} />
      <div className={styles.sections}>
        <DimensionalDrawing product={product} />
        <SideSection id="specifications" title={t('specifications')}>
          <SupplyFacts product={product} />
          <SpecificationTable product={product} />
          <MaterialTable product={product} />
        </SideSection>
        {extendedInformation && (
          <SideSection id="ordering" title={t('orderingInformation')}>
            <RichText html={extendedInformation} />
          </SideSection>
        )}
        {environmental && (
          <SideSection id="environment" title={t('environment')}>
            <EnvironmentalFigures product={product} />
          </SideSection>
        )}
        {norms.length > 0 && (
          <SideSection id="norms" title={t('norms')}>
            <Norms names={norms} />
          </SideSection>
        )}
        {hasDownloads && (
          <SideSection id="downloads" title={t('downloads')}>
            <DownloadList product={product} />
          </SideSection>
        )}
        {relatedProjects.length > 0 && (
          <section className={styles.section} id="projects" aria-labelledby="projects-title">
            <SectionHeading id="projects-title" title={t('standsIn')}>
              <TextLink href={hrefOf('projects')}>{t('allProjects')}</TextLink>
            </SectionHeading>
            <ProjectPairs projects={relatedProjects} />
          </section>
        )}
        {relatedProducts.length > 0 && (
          <section className={styles.section} id="related" aria-labelledby="related-title">
            <SectionHeading id="related-title" title={t('goesWith')} />
            <ProductGrid products={relatedProducts} columns={4} />
          </section>
        )}
      </div>
    </article>
  );
}
