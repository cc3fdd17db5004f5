import { accountResolvers } from './account/resolvers.ts';
import { colourResolvers } from './colours/resolvers.ts';
import { entryResolvers } from './entries/resolvers.ts';
import { faqResolvers } from './faq/resolvers.ts';
import { formResolvers } from './forms/resolvers.ts';
import { globalsResolvers } from './globals/resolvers.ts';
import { mediaResolvers } from './media/resolvers.ts';
import { metadataResolvers } from './metadata/resolvers.ts';
import { navigationResolvers } from './navigation/resolvers.ts';
import { newsResolvers } from './news/resolvers.ts';
import { newsletterResolvers } from './newsletter/resolvers.ts';
import { blockResolvers } from './page-builder/block-resolvers.ts';
import { pageResolvers } from './pages/resolvers.ts';
import type { Resolvers } from './platform/generated/contract.ts';
import { categoryResolvers } from './products/category-resolvers.ts';
import { productListResolvers } from './products/product-list-resolvers.ts';
import { productResolvers } from './products/product-resolvers.ts';
import { projectListResolvers } from './projects/project-list-resolvers.ts';
import { projectResolvers } from './projects/resolvers.ts';
import { quotationResolvers } from './quotation/resolvers.ts';
import { teamResolvers } from './team/resolvers.ts';

/** The resolvers of all domains, for one process. */
export function allResolvers(): Resolvers[] {
  return [
    entryResolvers,
    metadataResolvers,
    pageResolvers,
    ...blockResolvers,
    navigationResolvers,
    globalsResolvers,
    categoryResolvers(),
    productResolvers,
    productListResolvers(),
    projectListResolvers,
    projectResolvers,
    newsResolvers,
    faqResolvers,
    colourResolvers,
    teamResolvers,
    mediaResolvers,
    accountResolvers,
    formResolvers,
    newsletterResolvers,
    quotationResolvers,
  ];
}
