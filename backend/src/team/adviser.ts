import type { CountryCode } from '@plantsoen/contract/countries.ts';
import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { badUserInput } from '../platform/api/errors.ts';
import type { AdviserProblem } from '../platform/generated/contract.ts';
import { type AdviserRegion, countryOf, matchRegion, regionsOf } from './adviser-region.ts';
import { postcodeSpan, readPostcode } from './postcode.ts';

const longestText = 200;

/** A region in a site's language. */
export type AdviserRegionSource = AdviserRegion & { siteId: SiteId };

/** Postcodes from one number to another that belong to one region. */
export type Stretch = { from: number; to: number; region: AdviserRegion };

/** Answer to the question for the adviser of a place (CON-08). */
export type AdviserSource = {
  siteId: SiteId;
  country: CountryCode | null;
  postcode: string | null;
  problem: AdviserProblem | null;
  region: AdviserRegion | undefined;
  stretches: Stretch[];
};

export type RequestedPlace = { country: string; postcode?: string | null };

/**
 * Returns the adviser's region for a country, by code or name, and a text with a postcode (CON-08). A country with one adviser needs no
 * postcode. Throws `BAD_USER_INPUT` for texts of more than 200 characters.
 */
export async function findAdviser(context: ApiContext, siteId: SiteId, asked: RequestedPlace): Promise<AdviserSource> {
  const text = asked.postcode?.trim() ?? '';
  if (Math.max(asked.country.length, text.length) > longestText)
    throw badUserInput(`Country and postcode have at most ${longestText} characters.`);
  for (const type of ['AdviserRegion', 'TeamMember']) context.tags.list(type, siteId);
  const country = countryOf(asked.country);
  const unknown = { siteId, country, postcode: null, region: undefined, stretches: [] };
  if (country === null) return { ...unknown, problem: 'unknownCountry' };
  const regions = await regionsOf(context.sql, country, localeOfSite(siteId));
  const stretches = stretchesOf(regions, country);
  if (text === '') {
    const [region, ...others] = regions;
    const isOne = region !== undefined && others.every(({ adviserId }) => adviserId === region.adviserId);
    if (isOne) return { ...unknown, region, stretches, problem: null };
    return { ...unknown, stretches, problem: region ? 'postcodeNeeded' : 'noAdviser' };
  }
  const postcode = readPostcode(country, text);
  if (postcode === undefined) return { ...unknown, stretches, problem: 'unknownPostcode' };
  const region = matchRegion(regions, { country, postcode });
  return { siteId, country, postcode, region, stretches, problem: region ? null : 'noAdviser' };
}

/**
 * Returns the stretches of a country's postcodes by region, in order; postcodes without an adviser are left out. Returns none if the
 * postcodes of the country are no numbers.
 */
export function stretchesOf(regions: readonly AdviserRegion[], country: CountryCode): Stretch[] {
  const span = postcodeSpan(country);
  if (!span) return [];
  const { lowest, highest, digits } = span;
  const borders = regions
    .flatMap(({ postcodes }) => postcodes.flatMap((rule) => bordersOf(rule, digits)))
    .filter((border) => border > lowest && border <= highest);
  const starts = [...new Set([lowest, ...borders])].sort((one, other) => one - other);
  return starts.reduce<Stretch[]>((found, from, place) => {
    const region = matchRegion(regions, { country, postcode: String(from).padStart(digits, '0') });
    const to = (starts[place + 1] ?? highest + 1) - 1;
    const last = found.at(-1);
    if (last && last.region.id === region?.id && last.to === from - 1) last.to = to;
    else if (region) found.push({ from, to, region });
    return found;
  }, []);
}

/** Returns the first number of a rule's postcodes, and the number after its last one. */
function bordersOf(rule: string, digits: number): number[] {
  const [from = '', to = from] = rule.split('-').map((part) => /^\d+/.exec(part)?.[0] ?? '');
  if (from === '') return [];
  return [Number(from.slice(0, digits).padEnd(digits, '0')), Number(to.slice(0, digits).padEnd(digits, '9')) + 1];
}
