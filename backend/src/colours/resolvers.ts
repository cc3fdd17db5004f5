import { siteIdArgument } from '../platform/api/arguments.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { colourChart } from './colour-chart.ts';
import { colourOffer } from './colour-offer.ts';

export const colourResolvers: Resolvers = {
  Query: {
    colourChart: (_, args, context) => colourChart(context, siteIdArgument(args.siteId)),
  },
  Colour: {
    finishes: async (colour, _, context) => (await colourOffer(context, colour)).finishes,
    factValues: async (colour, _, context) => (await colourOffer(context, colour)).factValues,
    productCount: async (colour, _, context) => (await colourOffer(context, colour)).productCount,
  },
};
