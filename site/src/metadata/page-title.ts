import { type FragmentOf, read } from '../platform/data/fragment.ts';
import type { PageMetadataFragment } from '../platform/generated/operations-types.ts';

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The records of a container of SEO-01: a JSON object whose values are records or lists of them. */
export function recordsOf(container: string): Json[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(container);
  } catch {
    return [];
  }
  return isRecord(parsed) ? Object.values(parsed).flat().filter(isRecord) : [];
}

/** The title of a page: as its metadata say it, else its entry's own. */
export function pageTitle({ title, seo }: PageMetadataFragment): string {
  const titles = recordsOf(seo.metaTitleContainer).map((record) => record.title);
  return titles.find((text): text is string => typeof text === 'string' && text !== '') ?? title;
}

/** The entry of a page with another title than its own: of a page that says something else under each query. */
export function retitled<Entry extends object>(entry: Entry, write: (title: string) => string): Entry {
  const metadata = read(entry as FragmentOf<PageMetadataFragment>);
  const metaTitleContainer = JSON.stringify({ title: { title: write(pageTitle(metadata)) } });
  return { ...entry, seo: { ...metadata.seo, metaTitleContainer } };
}
