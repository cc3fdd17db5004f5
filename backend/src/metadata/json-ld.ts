import { homeUri } from '@plantsoen/contract/paths.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { articleJsonLd } from './article-json-ld.ts';
import type { Described, JsonLd } from './described.ts';
import { faqOverviewJsonLd, questionJsonLd } from './faq-json-ld.ts';
import { organisationJsonLd } from './organisation-json-ld.ts';
import { productJsonLd } from './product-json-ld.ts';
import { absoluteHref, type SeoSource } from './seo-source.ts';

/**
 * Returns the structured data of an entry by type (SEO-02): its breadcrumbs, its content, and the company on the home and contact
 * pages.
 */
export async function jsonLd(context: ApiContext, { entry, ...seo }: SeoSource): Promise<Record<string, JsonLd>> {
  const [description, place] = await Promise.all([seo.description(), seo.place()]);
  const described: Described = { context, entry, description, place };
  const breadcrumbs = breadcrumbList(described);
  const made = await Promise.all([
    ['home', 'contact'].includes(description.key ?? '') ? organisationJsonLd(described) : undefined,
    description.key === 'faq' ? faqOverviewJsonLd(described) : undefined,
    entry.__typename === 'FaqQuestion' ? questionJsonLd(described) : undefined,
    entry.__typename === 'Product' ? productJsonLd(described) : undefined,
    entry.__typename === 'NewsArticle' ? articleJsonLd(described) : undefined,
  ]);
  const objects = [breadcrumbs, ...made].filter((object) => object !== undefined);
  return Object.fromEntries(objects.map((object) => [object['@type'], object]));
}

/** Returns the path from the home page, named after the company, to the entry; undefined for an entry without a path. */
function breadcrumbList({ context, entry, description, place }: Described): JsonLd | undefined {
  if (entry.uri === homeUri || place.trail.length === 0) return undefined;
  const home = { title: description.companyName, href: absoluteHref(context, entry.siteId, homeUri) };
  const steps = [home, ...place.trail.filter(({ href }) => href !== home.href)];
  const itemListElement = steps.map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: href,
  }));
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
}
