import { locales, type SiteId } from '@plantsoen/contract/locales.ts';
import { badUserInput } from './errors.ts';

/** Returns the argument as an existing site id. Throws `BAD_USER_INPUT` for any other number. */
export function siteIdArgument(siteId: number): SiteId {
  const locale = locales.find((candidate) => candidate.siteId === siteId);
  if (!locale) throw badUserInput(`There is no site ${siteId}.`);
  return locale.siteId;
}

export type Page = { first: number; offset: number };

/** Returns a page of a list: at most 48 items, from an offset of at most 100,000. Throws `BAD_USER_INPUT` for other values. */
export function pageArguments(args: { first?: number | null; offset?: number | null }, defaultFirst: number): Page {
  const first = args.first ?? defaultFirst;
  const offset = args.offset ?? 0;
  if (first < 1 || first > 48) throw badUserInput('first must be between 1 and 48.');
  if (offset < 0 || offset > 100_000) throw badUserInput('offset must be between 0 and 100000.');
  return { first, offset };
}
