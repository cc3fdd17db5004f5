import type { DocumentViewServerProps } from 'payload';
import { readableChanges, readsActivityOf } from '../../../src/activity/activity-access.ts';
import { type DocumentActivity, documentActivity, versionActivity } from '../../../src/activity/document-activity.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { isDrafted } from '../../../src/platform/publication/drafted-collections.ts';
import { DocumentTab } from '../document-tab.tsx';
import { leaveClosedView } from '../leave-closed-view.ts';
import { activityLabels } from './activity-labels.ts';
import { ActivityTable } from './activity-table.tsx';

/**
 * Renders the tab with the activity of a document or global. An entry with drafts has a row per version. The tab replaces Payload's list
 * of versions, which has no authors and no changes.
 */
export async function ActivityView(view: DocumentViewServerProps) {
  const { req, collectionConfig, globalConfig, docID } = view.initPageResult;
  const kind = collectionConfig?.slug ?? globalConfig?.slug;
  if (!kind || !readsActivityOf(req.user, kind)) leaveClosedView();
  const sql = await requestReads(req);
  const id = docID === undefined ? null : Number(docID);
  const hasVersions = isDrafted(kind) && id !== null;
  const stored = hasVersions ? await versionActivity(sql, kind, id) : await documentActivity(sql, kind, id);
  const rows = stored.map((row) => ({ ...row, changes: readableChanges(req.user, row.changes) }));
  const text = (name: keyof typeof activityLabels) => labelFor(req, activityLabels[name]);
  const versionHref = ({ versionId, locales: [locale] }: DocumentActivity) =>
    `/admin/collections/${kind}/${id}/versions/${versionId}${locale ? `?locale=${locale}` : ''}`;
  return (
    <DocumentTab view={view} name={text(hasVersions ? 'versions' : 'title')}>
      <h2>{text(hasVersions ? 'versions' : 'title')}</h2>
      {rows.length === 0 ? (
        <p>{text('none')}</p>
      ) : (
        <ActivityTable req={req} kind={kind} rows={rows} {...(hasVersions && { versionHref })} />
      )}
    </DocumentTab>
  );
}
