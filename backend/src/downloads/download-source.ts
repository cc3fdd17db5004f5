import { type LocaleCode, localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { seesMemberContent } from '../platform/access/roles.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Download, DownloadKind } from '../platform/generated/contract.ts';
import type { downloadLanguages } from './download-kinds.ts';
import { fileLink, type LinkedFile } from './file-link.ts';

/** A download as SQL statements return it, without the file if the caller may not have it. */
export type DownloadRow = {
  id: number;
  titleField: string | null;
  kind: string;
  documentKind: DownloadKind | null;
  language: keyof typeof downloadLanguages | null;
  version: string | null;
  date: string | null;
  membersOnly: boolean;
  dutchOnly: boolean;
  file: (LinkedFile & { size: number | null }) | null;
};

/**
 * Columns of a download, for statements with the language as $2 and whether the caller sees member content as $4. For guests the
 * file of a members-only download is not even read (MEM-02).
 */
export const downloadColumns = `
  d.id, dl.title_field as "titleField", d.kind, d.document_kind as "documentKind", dl.language,
  d.version, d.date, coalesce(d.members_only, false) as "membersOnly",
  coalesce(d.dutch_only, false) as "dutchOnly",
  (select json_build_object('hash', f.hash, 'filename', f.filename, 'size', f.filesize,
      'membersOnly', coalesce(f.members_only, false)) from files f
    where f.id = dl.file_id and ($4 or not coalesce(d.members_only, false) and not coalesce(f.members_only, false))) as file`;

/** The tables of `downloadColumns`, joined on `d.id`. */
export const downloadTables = 'downloads d left join downloads_locales dl on dl._parent_id = d.id and dl._locale = $2::_locales';

/** Returns whether a site offers a download with its file, by its title only, or not at all (MEM-02, MEM-03). */
export function availabilityOf(
  { file, membersOnly, dutchOnly }: DownloadRow,
  locale: LocaleCode,
  seesMembers: boolean,
): 'file' | 'title' | 'absent' {
  if (dutchOnly && locale !== 'nl') return 'absent';
  if (file) return 'file';
  return membersOnly && !seesMembers ? 'title' : 'absent';
}

/**
 * Returns the downloads that a site offers. Dutch-only downloads exist in nl alone (MEM-03), and downloads without a file in this
 * language are left out. Guests get a members-only download without its file.
 */
export function offeredDownloads(context: ApiContext, siteId: SiteId, rows: readonly DownloadRow[]): Download[] {
  context.tags.list('Download', siteId);
  const seesMembers = seesMemberContent(context.viewer);
  return rows.flatMap((row) => {
    if (availabilityOf(row, localeOfSite(siteId), seesMembers) === 'absent') return [];
    const { titleField, file, ...common } = row;
    const url = file && fileLink(context.payload.secret, file);
    return [{ ...common, siteId, titleField: titleField ?? '', size: file?.size ?? null, url }];
  });
}

const byId = `select $1::int as "siteId", ${downloadColumns} from ${downloadTables} where d.id = any($3)`;

/** Returns the offered downloads in the given order. Concurrent lookups are batched into one statement. */
export async function downloadsById(context: ApiContext, siteId: SiteId, ids: readonly number[]): Promise<Download[]> {
  const loader = context.loader<number, DownloadRow | undefined>(`download:${siteId}`, async (wanted) => {
    const parameters = [siteId, localeOfSite(siteId), wanted, seesMemberContent(context.viewer)];
    const rows = await context.sql.query<DownloadRow>(byId, parameters);
    return wanted.map((id) => rows.find((row) => row.id === id));
  });
  const rows = await Promise.all(ids.map((id) => loader.load(id)));
  return offeredDownloads(
    context,
    siteId,
    rows.filter((row) => row !== undefined),
  );
}
