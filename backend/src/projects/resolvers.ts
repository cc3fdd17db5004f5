import { entryFields } from '../entries/entry-fields.ts';
import type { EntrySource } from '../entries/entry-source.ts';
import { liveEntries } from '../entries/live-entries.ts';
import { imagesById } from '../media/image-loader.ts';
import { servedBlocks } from '../page-builder/served-blocks.ts';
import { pageArguments, siteIdArgument } from '../platform/api/arguments.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { recordById, relationIds } from '../platform/api/records.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import type { Project } from '../platform/generated/payload-types.ts';
import { productsById } from '../products/product-source.ts';

export type ProjectSource = EntrySource<'Project'>;

async function record(context: ApiContext, project: ProjectSource): Promise<Project> {
  const found = await recordById(context, 'projects', project.siteId, project.id);
  if (!found) throw new Error(`project ${project.id} has an address in site ${project.siteId} but cannot be read`);
  return found;
}

export const projectResolvers: Resolvers = {
  Query: {
    async projects(_, args, context) {
      const siteId = siteIdArgument(args.siteId);
      return { siteId, ...(await liveEntries(context, 'projects', siteId, pageArguments(args, 8))) };
    },
  },
  Project: {
    ...entryFields,
    intro: async (project, _, context) => (await record(context, project)).intro ?? null,
    location: async (project, _, context) => (await record(context, project)).location ?? null,
    country: async (project, _, context) => (await record(context, project)).country ?? null,
    year: async (project, _, context) => (await record(context, project)).year ?? null,
    client: async (project, _, context) => (await record(context, project)).client ?? null,
    landscapeArchitect: async (project, _, context) => (await record(context, project)).landscapeArchitect ?? null,
    latitude: async (project, _, context) => (await record(context, project)).latitude ?? null,
    longitude: async (project, _, context) => (await record(context, project)).longitude ?? null,
    headerslider: async (project, _, context) =>
      imagesById(context, project.siteId, relationIds((await record(context, project)).headerslider)),
    products: async (project, _, context) =>
      productsById(context, project.siteId, relationIds((await record(context, project)).products)),
    blocks: async (project, _, context) => servedBlocks(project, (await record(context, project)).blocks),
  },
};
