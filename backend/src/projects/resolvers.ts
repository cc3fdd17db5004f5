import { entryFields } from '../entries/entry-fields.ts';
import { imagesById } from '../media/image-loader.ts';
import { servedBlocks } from '../page-builder/served-blocks.ts';
import { storedBlocks } from '../page-builder/stored-blocks.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { productsById } from '../products/product-source.ts';
import { placeKindName } from './place-kinds.ts';
import { type ProjectRecord, type ProjectSource, projectRecord } from './project-record.ts';
import { countryName } from './project-rows.ts';

async function record(context: ApiContext, project: ProjectSource): Promise<ProjectRecord> {
  const found = await projectRecord(context, project.siteId, project.id);
  if (!found) throw new Error(`project ${project.id} has an address in site ${project.siteId} but cannot be read`);
  return found;
}

export const projectResolvers: Resolvers = {
  Project: {
    ...entryFields,
    introtext: async (project, _, context) => (await record(context, project)).introtext,
    location: async (project, _, context) => (await record(context, project)).location,
    country: async (project, _, context) => (await record(context, project)).country,
    countryName: async (project, _, context) => countryName(project.siteId, (await record(context, project)).country),
    placeKind: async (project, _, context) => placeKindName(project.siteId, (await record(context, project)).placeKind),
    areaM2: async (project, _, context) => (await record(context, project)).areaM2,
    year: async (project, _, context) => (await record(context, project)).year,
    client: async (project, _, context) => (await record(context, project)).client,
    landscapeArchitect: async (project, _, context) => (await record(context, project)).landscapeArchitect,
    latitude: async (project, _, context) => (await record(context, project)).latitude,
    longitude: async (project, _, context) => (await record(context, project)).longitude,
    distanceKm: ({ distanceKm }) => (distanceKm === undefined ? null : Math.round(distanceKm)),
    headerslider: async (project, _, context) => imagesById(context, project.siteId, (await record(context, project)).imageIds),
    products: async (project, _, context) => productsById(context, project.siteId, (await record(context, project)).productIds),
    async quantities(project, _, context) {
      const { quantities } = await record(context, project);
      const ids = [...new Set(quantities.map(({ productId }) => productId))];
      const products = new Map((await productsById(context, project.siteId, ids)).map((product) => [product.id, product]));
      return quantities.flatMap(({ productId, ...quantity }) => {
        const product = products.get(productId);
        return product ? [{ ...quantity, product }] : [];
      });
    },
    blocks: async (project, _, context) => servedBlocks(project, await storedBlocks(context, 'projects', project)),
  },
};
