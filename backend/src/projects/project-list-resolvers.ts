import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { FacetAnswer } from '../facets/facet-answer.ts';
import { FacetIndex } from '../facets/facet-index.ts';
import type { FactChoice } from '../facets/faceted-row.ts';
import { type FactLabel, facetsOf } from '../facets/facets.ts';
import { factChoices } from '../facets/fact-choices.ts';
import { pageArguments, siteIdArgument } from '../platform/api/arguments.ts';
import { badUserInput } from '../platform/api/errors.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { hitIds } from '../search/ask-engine.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { Place } from './places/find-place.ts';
import { distancesWithin, placeOf } from './places/near-place.ts';
import { projectFacts } from './project-facts.ts';
import { type ProjectSource, projectsById } from './project-record.ts';
import { countryName, type ProjectRow, projectRows } from './project-rows.ts';

const firstHits = 8;
const maxIds = 48;

/** A project list. Its facets and markers are computed only if a query selects them. */
export type ProjectListSource = {
  siteId: SiteId;
  total: number;
  totalUnfiltered: number;
  near: Place | undefined;
  hits: ProjectSource[];
  rows: readonly ProjectRow[];
  answer: FacetAnswer;
  /** Returns the counts without filters. */
  whole(): FacetAnswer;
  choices: readonly FactChoice[];
  /** The facts, if the choices have already required them. */
  facts: FactLabel[] | undefined;
};

/**
 * Returns the resolvers of the project list with its facets and map (CON-01). A list takes three statements with cards and
 * facets, and those of the search.
 */
export const projectListResolvers = (engine: Pick<SearchEngine, 'find'>): Resolvers => ({
  Query: {
    async projects(_, args, context) {
      const siteId = siteIdArgument(args.siteId);
      const { first, offset } = pageArguments(args, firstHits);
      const [rows, found] = await Promise.all([
        projectRows(context, siteId),
        hitIds(engine, context, { siteId, kind: 'project', search: args.search }),
      ]);
      const facts = args.facts?.length ? await projectFacts(context, siteId, rows) : undefined;
      const choices = facts ? factChoices(args.facts ?? [], facts) : [];
      const index = new FacetIndex<null>();
      index.replace([], rows);
      const near = args.near ? placeOf(siteId, args.near) : undefined;
      const within = args.near && near ? distancesWithin(near, args.near.km, rows) : undefined;
      const answer = index.answer({ found: bothOf(found, within), choices });
      const byId = new Map(rows.map((row) => [row.id, row]));
      const hits = answer.hits
        .slice(offset, offset + first)
        .flatMap((id) => byId.get(id) ?? [])
        .map(({ id, title, uri }) => ({ __typename: 'Project' as const, id, siteId, title, uri, distanceKm: within?.get(id) }));
      return {
        siteId,
        total: answer.total,
        totalUnfiltered: rows.length,
        near,
        hits,
        rows,
        answer,
        whole: () => index.answer({ choices: [] }),
        choices,
        facts,
      };
    },
    projectsById(_, args, context) {
      const siteId = siteIdArgument(args.siteId);
      if (args.ids.length > maxIds) throw badUserInput(`ids takes at most ${maxIds} projects.`);
      return projectsById(context, siteId, [...new Set(args.ids)]);
    },
  },
  ProjectList: {
    near: ({ siteId, near }) =>
      near ? { name: near.names[0] ?? '', countryName: countryName(siteId, near.country) ?? near.country } : null,
    async facets({ siteId, rows, answer, whole, choices, facts }, _, context) {
      return facetsOf(answer, whole(), facts ?? (await projectFacts(context, siteId, rows)), choices);
    },
    markers({ rows, answer }) {
      const hits = new Set(answer.hits);
      return rows.flatMap(({ id, title, uri, latitude, longitude }) =>
        hits.has(id) && latitude !== null && longitude !== null ? [{ projectId: id, title, uri, latitude, longitude }] : [],
      );
    },
  },
});

/** Returns the searched entries that are near the place, in the order of the search; all of one if the other is not asked for. */
function bothOf(
  found: readonly number[] | undefined,
  within: ReadonlyMap<number, number> | undefined,
): readonly number[] | undefined {
  if (!found || !within) return found ?? (within && [...within.keys()]);
  return found.filter((id) => within.has(id));
}
