import { PageHeading } from '../../design/headings/PageHeading.tsx';
import { SectionHeading } from '../../design/headings/SectionHeading.tsx';
import { TitleBlock } from '../../design/headings/TitleBlock.tsx';
import { Gallery } from '../../design/pictures/Gallery.tsx';
import { Blocks } from '../../page-builder/Blocks.tsx';
import { PinButton } from '../../page-builder/PinButton.tsx';
import { read } from '../../platform/data/operation.ts';
import type { ProjectPageFragment, ProjectPageQuery } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import type { PageData } from '../../platform/routing/page-loader.ts';
import { ProductGrid } from '../../products/ProductGrid.tsx';
import { isDrawn, ProductStrip } from '../../products/ProductStrip.tsx';
import styles from './ProjectPage.module.css';
import { ProjectQuantities } from './ProjectQuantities.tsx';

/**
 * Renders a project: its pictures, its facts, its blocks, and the products used, drawn at one scale (CON-02, HERO-04). Product
 * cards are omitted if editors show products in a block.
 */
export function ProjectPage({ entry }: PageData<ProjectPageQuery, 'Project'>) {
  const project = read<ProjectPageFragment>(entry);
  const { title, introtext, location, countryName, year, areaM2, client, landscapeArchitect, headerslider, products, blocks } =
    project;
  const t = useMessages('projects');
  const { format } = useSite();
  const place = [location, countryName].filter(Boolean).join(', ');
  const cells = [
    { label: t('date'), value: year },
    { label: t('client'), value: client },
    { label: t('landscapeArchitect'), value: landscapeArchitect },
    { label: t('location'), value: place },
    { label: t('area'), value: areaM2 && `${format.number(areaM2)} m²` },
  ].filter(({ value }) => value);
  const hasStrip = products.some(isDrawn);
  const hasCards = products.length > 0 && !blocks.some(({ __typename }) => __typename === 'ProductsBlock');
  return (
    <article>
      <PageHeading title={title} />
      <div className={styles.media}>
        {headerslider.length > 0 && (
          <Gallery
            pictures={headerslider.map((picture) => ({
              ...picture,
              large: picture.cutOut ? picture.whole : picture.large,
              over: <PinButton picture={{ ...picture, crop: picture.large }} />,
            }))}
            shape="wide"
            label={t('pictures', { title })}
            labelOf={(number) => t('picture', { place: number })}
            sizes="(width >= 1360px) 1280px, 94vw"
          />
        )}
        <TitleBlock cells={cells} columns={4} />
      </div>
      {introtext && <p className={styles.intro}>{introtext}</p>}
      <Blocks blocks={blocks} />
      {(hasStrip || hasCards) && (
        <section className={styles.products} aria-labelledby="products">
          <div className={styles.heading}>
            <SectionHeading id="products" title={t(hasCards ? 'products' : 'toScale')} />
          </div>
          {hasStrip && <ProductStrip products={products} />}
          <ProjectQuantities project={project} />
          {hasCards && (
            <div className={styles.cards}>
              <ProductGrid products={products} columns={4} />
            </div>
          )}
        </section>
      )}
    </article>
  );
}
