import { Gallery } from '../../design/Gallery.tsx';
import { PageHeading } from '../../design/PageHeading.tsx';
import { SectionHeading } from '../../design/SectionHeading.tsx';
import { TitleBlock } from '../../design/TitleBlock.tsx';
import { Blocks } from '../../page-builder/Blocks.tsx';
import { read } from '../../platform/data/fragment.ts';
import type { ProjectPageFragment, ProjectPageQuery } from '../../platform/generated/operations-types.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import type { PageData } from '../../platform/routing/page-data.ts';
import { ProductGrid } from '../../products/ProductGrid.tsx';
import { useMessages } from '../messages.ts';
import styles from './ProjectPage.module.css';

/**
 * A project: its pictures, who made it where and when, its blocks, and the products that stand there (CON-02, HERO-04), which
 * editors may show in a block instead.
 */
export function ProjectPage({ entry }: PageData<ProjectPageQuery, 'Project'>) {
  const { title, intro, location, country, year, client, landscapeArchitect, headerslider, products, blocks } =
    read<ProjectPageFragment>(entry);
  const { format } = useSite();
  const t = useMessages();
  const place = [location, country && format.country(country)].filter(Boolean).join(', ');
  const cells = [
    { label: t('year'), value: year },
    { label: t('client'), value: client },
    { label: t('landscapeArchitect'), value: landscapeArchitect },
    { label: t('location'), value: place },
  ].filter(({ value }) => value);
  return (
    <article>
      <PageHeading title={title} />
      <div className={styles.media}>
        {headerslider.length > 0 && (
          <Gallery
            pictures={headerslider.map((picture) => (picture.cutOut ? { ...picture, large: picture.whole } : picture))}
            shape="wide"
            label={t('pictures')}
            labelOf={(number) => t('picture', { place: number })}
            sizes="(width >= 1360px) 1280px, 94vw"
          />
        )}
        <TitleBlock cells={cells} columns={4} />
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
      <Blocks blocks={blocks} />
      {products.length > 0 && !blocks.some(({ __typename }) => __typename === 'ProductsBlock') && (
        <section className={styles.products} aria-labelledby="products">
          <SectionHeading id="products" title={t('products')} />
          <ProductGrid products={products} columns={4} />
        </section>
      )}
    </article>
  );
}
