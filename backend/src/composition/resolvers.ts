import { accountResolvers } from '../account/resolvers.ts';
import { sessionResolvers } from '../account/sessions/resolvers.ts';
import { colourResolvers } from '../colours/resolvers.ts';
import { domainHandoffResolvers } from '../domain-handoff/resolvers.ts';
import { downloadResolvers } from '../downloads/resolvers.ts';
import { entryResolvers } from '../entries/resolvers.ts';
import { faqResolvers } from '../faq/resolvers.ts';
import { favouriteResolvers } from '../favourites/resolvers.ts';
import { formResolvers } from '../forms/resolvers.ts';
import { globalsResolvers } from '../globals/resolvers.ts';
import { glossaryResolvers } from '../glossary/resolvers.ts';
import { mediaResolvers } from '../media/image-source.ts';
import { metadataResolvers } from '../metadata/resolvers.ts';
import { navigationResolvers } from '../navigation/resolvers.ts';
import { newsResolvers } from '../news/resolvers.ts';
import { newsletterResolvers } from '../newsletter/resolvers.ts';
import { blockResolvers } from '../page-builder/blocks.ts';
import { pageResolvers } from '../pages/resolvers.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { catalogueLists } from '../products/catalogue-lists.ts';
import { categoryResolvers } from '../products/category-resolvers.ts';
import { engineLists } from '../products/engine-lists.ts';
import { productListResolvers } from '../products/product-list-resolvers.ts';
import { productResolvers } from '../products/product-resolvers.ts';
import { projectListResolvers } from '../projects/project-list-resolvers.ts';
import { projectResolvers } from '../projects/resolvers.ts';
import { memberQuotationResolvers } from '../quotation/resolvers.ts';
import { sharedListResolvers } from '../quotation/shared-list-resolvers.ts';
import { searchResolvers } from '../search/resolvers.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { teamResolvers } from '../team/resolvers.ts';

/** Returns the resolvers of all domains for one process, with its search engine. */
export function allResolvers(searchEngine: SearchEngine): Resolvers[] {
  const lists = searchEngine.lists ? engineLists(searchEngine.lists) : catalogueLists(searchEngine);
  return [
    entryResolvers,
    metadataResolvers,
    pageResolvers,
    blockResolvers,
    navigationResolvers,
    globalsResolvers,
    categoryResolvers(lists),
    productResolvers,
    productListResolvers(lists),
    projectListResolvers(searchEngine),
    projectResolvers,
    newsResolvers,
    faqResolvers,
    glossaryResolvers,
    colourResolvers,
    downloadResolvers,
    teamResolvers,
    mediaResolvers,
    accountResolvers,
    sessionResolvers,
    favouriteResolvers,
    domainHandoffResolvers,
    formResolvers,
    newsletterResolvers,
    sharedListResolvers(),
    memberQuotationResolvers(),
    searchResolvers(searchEngine),
  ];
}
