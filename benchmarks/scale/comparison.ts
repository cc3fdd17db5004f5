import { valueText } from '../budgets.ts';
import { timesOf, timesOfClients } from '../client-times.ts';
import { median, percentile } from '../rounds.ts';
import { distinctQueries } from '../search/distinct-queries.ts';

/** A shop with 10,000 products in English. Its requests reject if they fail. */
export type Shop = {
  /** Requests twelve products and all facets, with a choice from every facet. */
  list(): Promise<unknown>;
  /** Searches for words. */
  search(query: string): Promise<unknown>;
  /** Returns the peak resident memory of its process in MB. */
  memory(): number;
};

const clients = 8;
const untimed = 40;
const alone = 40;
const eachClient = 10;

const titles = {
  listAlone: { title: 'List with all filters, one client, median', unit: 'ms' },
  listParallel: { title: 'List with all filters, 8 clients, 95th percentile', unit: 'ms' },
  searchAlone: { title: 'Search, one client, median', unit: 'ms' },
  searchParallel: { title: 'Search, 8 clients, 95th percentile', unit: 'ms' },
  memory: { title: 'Peak resident memory', unit: 'MB' },
};

export type ShopFigures = Record<keyof typeof titles, number>;

/** Figures of the product and of Vendure, and the day of their measurement as `YYYY-MM-DD`. */
export type ShopComparison = { own: ShopFigures; vendure: ShopFigures; measuredOn: string };

/** Measures a shop, with the same requests for each. */
export async function measureShop({ list, search, memory }: Shop): Promise<ShopFigures> {
  const queries = distinctQueries(4 * (untimed + alone + clients * eachClient), 3)
    .filter(({ siteId }) => siteId === 2)
    .map(({ query }) => query);
  const part = (count: number) => queries.splice(0, count);
  const lists = (count: number) => Array.from({ length: count }, (_, index) => index);
  await timesOfClients(clients, list, lists(untimed));
  await timesOfClients(clients, search, part(untimed));
  return {
    listAlone: median(await timesOf(list, lists(alone))),
    listParallel: percentile(await timesOfClients(clients, list, lists(clients * eachClient)), 0.95),
    searchAlone: median(await timesOf(search, part(alone))),
    searchParallel: percentile(await timesOfClients(clients, search, part(clients * eachClient)), 0.95),
    memory: memory(),
  };
}

/** Renders the figures of both shops as a table. */
export function comparisonTable({ own, vendure, measuredOn }: ShopComparison): string {
  const names = Object.keys(titles) as (keyof typeof titles)[];
  const rows = names.map((name) => {
    const { title, unit } = titles[name];
    const ratio = valueText(vendure[name] / own[name], '×');
    return `| ${title} | ${valueText(own[name], unit)} | ${valueText(vendure[name], unit)} | ${ratio} |`;
  });
  const heads = `10,000 products, English, ${measuredOn} | Plantsoen | Vendure | Vendure / Plantsoen`;
  return [`| ${heads} |`, '|---|---|---|---|', ...rows].join('\n');
}
