import { SideSection } from '../design/headings/SectionHeading.tsx';
import { LinkRows } from '../design/LinkRows.tsx';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { ArticleSubjectsFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { formatMeasures } from '../products/measures.ts';

/** Renders the products and projects that an article is about. */
export function ArticleSubjects({ article }: { article: FragmentOf<ArticleSubjectsFragment> }) {
  const { products, projects } = read<ArticleSubjectsFragment>(article);
  const { localHref } = useSite();
  const t = useMessages('news');
  if (products.length + projects.length === 0) return null;
  const rows = [
    ...products.map(({ title, uri, dimensions, productImage }) => ({
      href: localHref(uri),
      title,
      note: formatMeasures(dimensions),
      picture: productImage,
    })),
    ...projects.map(({ title, uri, location, year, headerslider: [picture] }) => ({
      href: localHref(uri),
      title,
      note: [location, year].filter(Boolean).join(', '),
      picture,
    })),
  ];
  return (
    <SideSection id="subjects" title={t('about')}>
      <LinkRows rows={rows} />
    </SideSection>
  );
}
