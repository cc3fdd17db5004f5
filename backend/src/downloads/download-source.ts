import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { recordById, recordsById, relationId } from '../platform/api/records.ts';
import type { Download } from '../platform/generated/contract.ts';
import { fileUrl } from './file-url.ts';

/**
 * Downloads as the caller may see them: the address of a members-only file is told to members alone (MEM-02), a Dutch-only one is
 * offered in nl alone (MEM-03), and one without a file in this language not at all.
 */
export async function downloadsById(context: ApiContext, siteId: SiteId, ids: readonly number[]): Promise<Download[]> {
  context.tags.list('Download', siteId);
  const records = await recordsById(context, 'downloads', siteId, ids);
  const offered = records.filter((record) => !record.dutchOnly || localeOfSite(siteId) === 'nl');
  const downloads = await Promise.all(
    offered.map(async (record): Promise<Download | undefined> => {
      const common = {
        id: record.id,
        siteId,
        titleField: record.titleField ?? '',
        kind: record.kind,
        membersOnly: record.membersOnly ?? false,
        dutchOnly: record.dutchOnly ?? false,
      };
      if (common.membersOnly && !context.viewer) return { ...common, size: null, url: null };
      const file = await recordById(context, 'files', siteId, relationId(record.file) ?? 0);
      return file && { ...common, size: file.filesize ?? null, url: fileUrl(file) };
    }),
  );
  return downloads.filter((download) => download !== undefined);
}
