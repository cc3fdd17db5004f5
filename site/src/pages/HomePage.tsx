import { TextLink } from '../design/Link.tsx';
import layout from '../design/layout.module.css';
import { PageHeading } from '../design/PageHeading.tsx';
import { SectionHeading } from '../design/SectionHeading.tsx';
import { LatestNews } from '../news/LatestNews.tsx';
import { read } from '../platform/data/fragment.ts';
import type { HomePageFragment, HomePageQuery } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import type { PageData } from '../platform/routing/page-data.ts';
import { CategoryCards } from '../products/CategoryCards.tsx';
import { ProductGrid } from '../products/ProductGrid.tsx';
import { ProjectPairs } from '../projects/ProjectPairs.tsx';
import { FullscreenHero } from './FullscreenHero.tsx';
import { useMessages } from './messages.ts';
import { Statement } from './Statement.tsx';

/** The home page: the scene, what the company makes, and the ways into the catalogue. */
export function HomePage({ entry, categories, products, projects, document }: PageData<HomePageQuery, 'Page'>) {
  const { title, pageTitle, intro, hero } = read<HomePageFragment>(entry);
  const { hrefOf } = useSite();
  const t = useMessages();
  const heading = pageTitle ?? title;
  const section = `${layout.container} ${layout.section}`;
  const allProducts = <TextLink href={hrefOf('products')}>{t('allProducts')}</TextLink>;
  return (
    <>
      {hero?.image ? (
        <FullscreenHero title={heading} image={hero.image} mobileCrop={hero.mobileImage?.crop} ctas={hero.ctas} />
      ) : (
        <PageHeading title={heading} />
      )}
      {intro && <Statement text={intro}>{allProducts}</Statement>}
      {categories.length > 0 && (
        <section className={layout.section} aria-labelledby="groups">
          <div className={layout.container}>
            <SectionHeading id="groups" title={t('groups')} />
          </div>
          <CategoryCards categories={categories} labelledBy="groups" />
        </section>
      )}
      {products.hits.length > 0 && (
        <section className={section} aria-labelledby="featured">
          <SectionHeading id="featured" title={t('featured')}>
            {allProducts}
          </SectionHeading>
          <ProductGrid products={products.hits} columns={4} />
        </section>
      )}
      {projects.hits.length > 0 && (
        <section className={section} aria-labelledby="projects">
          <SectionHeading id="projects" title={t('projects')}>
            <TextLink href={hrefOf('projects')}>{t('allProjects')}</TextLink>
          </SectionHeading>
          <ProjectPairs projects={projects.hits} />
        </section>
      )}
      <LatestNews articles={document.news} />
    </>
  );
}
