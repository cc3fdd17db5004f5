import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { PageMetadataFragment } from '../platform/generated/operations-types.ts';

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the records of a metadata container (SEO-01): a JSON object whose values are records or lists of them. Invalid JSON has
 * none.
 */
export function recordsOf(container: string): Json[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(container);
  } catch {
    return [];
  }
  return isRecord(parsed) ? Object.values(parsed).flat().filter(isRecord) : [];
}

/** Returns the title of a page from its metadata, or that of its entry. */
export function pageTitle({ title, seo }: PageMetadataFragment): string {
  const titles = recordsOf(seo.metaTitleContainer).map((record) => record.title);
  return titles.find((text): text is string => typeof text === 'string' && text !== '') ?? title;
}

/** Returns the entry with a changed page title, for pages whose content depends on the query. */
export function retitled<Entry extends object>(entry: Entry, write: (title: string) => string): Entry {
  const metadata = read(entry as FragmentOf<PageMetadataFragment>);
  const metaTitleContainer = JSON.stringify({ title: { title: write(pageTitle(metadata)) } });
  return { ...entry, seo: { ...metadata.seo, metaTitleContainer } };
}
