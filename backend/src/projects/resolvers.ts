import { entryFields } from '../entries/entry-fields.ts';
import { liveEntries } from '../entries/live-entries.ts';
import { imagesById } from '../media/image-loader.ts';
import { servedBlocks } from '../page-builder/served-blocks.ts';
import { storedBlocks } from '../page-builder/stored-blocks.ts';
import { pageArguments, siteIdArgument } from '../platform/api/arguments.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { badUserInput } from '../platform/api/errors.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { productsById } from '../products/product-source.ts';
import { type ProjectRecord, type ProjectSource, projectRecord, projectsById } from './project-record.ts';

const mostIds = 48;

async function record(context: ApiContext, project: ProjectSource): Promise<ProjectRecord> {
  const found = await projectRecord(context, project.siteId, project.id);
  if (!found) throw new Error(`project ${project.id} has an address in site ${project.siteId} but cannot be read`);
  return found;
}

export const projectResolvers: Resolvers = {
  Query: {
    async projects(_, args, context) {
      const siteId = siteIdArgument(args.siteId);
      const list = await liveEntries(context, 'projects', siteId, pageArguments(args, 8));
      return { siteId, ...list, totalUnfiltered: list.total, facets: [], markers: [] };
    },
    projectsById(_, args, context) {
      if (args.ids.length > mostIds) throw badUserInput(`projectsById takes at most ${mostIds} ids.`);
      return projectsById(context, siteIdArgument(args.siteId), args.ids);
    },
  },
  Project: {
    ...entryFields,
    intro: async (project, _, context) => (await record(context, project)).intro,
    location: async (project, _, context) => (await record(context, project)).location,
    country: async (project, _, context) => (await record(context, project)).country,
    year: async (project, _, context) => (await record(context, project)).year,
    client: async (project, _, context) => (await record(context, project)).client,
    landscapeArchitect: async (project, _, context) => (await record(context, project)).landscapeArchitect,
    latitude: async (project, _, context) => (await record(context, project)).latitude,
    longitude: async (project, _, context) => (await record(context, project)).longitude,
    headerslider: async (project, _, context) => imagesById(context, project.siteId, (await record(context, project)).imageIds),
    products: async (project, _, context) => productsById(context, project.siteId, (await record(context, project)).productIds),
    blocks: async (project, _, context) => servedBlocks(project, await storedBlocks(context, 'projects', project)),
  },
};
