import { CardGrid } from '../../src/design/CardGrid.tsx';
import { NewsGrid } from '../../src/news/NewsGrid.tsx';
import { ProductGrid } from '../../src/products/ProductGrid.tsx';
import { ProjectCard } from '../../src/projects/ProjectCard.tsx';
import type { GalleryEntries } from './gallery-entry.ts';
import { articlesOf, productsOf, projectsOf } from './page-records.ts';

/** Cards of the domains' entries. */
export const cardEntries: GalleryEntries = {
  ProductCard: (page) => {
    const [plain, ...others] = productsOf(page);
    if (!plain) return null;
    const priced = { ...plain, id: -1, price: { amount: 1290, from: true } };
    return <ProductGrid products={[priced, plain, ...others.slice(0, 2)]} columns={4} />;
  },
  ProjectCard: (page) => (
    <CardGrid columns={3}>
      {projectsOf(page).map((project) => (
        <ProjectCard key={project.id} project={project} columns={5} />
      ))}
    </CardGrid>
  ),
  NewsCard: (page) => <NewsGrid articles={articlesOf(page).slice(0, 4)} columns={4} />,
};
