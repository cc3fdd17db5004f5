import type { AdminViewServerProps } from 'payload';
import { countParts } from '../../../src/imports/export-rows.ts';
import { type FileKind, fileKinds } from '../../../src/imports/import-column.ts';
import { findImport, latestImports } from '../../../src/imports/import-store.ts';
import { isEditor } from '../../../src/platform/access/roles.ts';
import type { Sql } from '../../../src/platform/api/instrumented-sql.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { leaveClosedView } from '../leave-closed-view.ts';
import { Overview } from '../overview.tsx';
import { importLabels as labels } from './import-labels.ts';
import { ImportRun } from './import-run.tsx';
import { ImportStart } from './import-start.tsx';

const maxHistory = 50;

/** Renders the start of an import with exports and history, or the dry run of one (EDT-02). */
export async function ImportView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!isEditor(req.user)) leaveClosedView();
  const parameter = (name: string) => [view.searchParams?.[name]].flat()[0] ?? '';
  const sql = await requestReads(req);
  const id = parameter('id');
  const stored = /^\d{1,15}$/.test(id) ? await findImport(sql, Number(id)) : undefined;
  const title = stored ? labels[stored.appliedAt ? 'import' : 'dryRun'] : labels.title;
  return (
    <Overview view={view} title={labelFor(req, title)}>
      {stored ? (
        <ImportRun req={req} stored={stored} parameter={parameter} />
      ) : (
        <ImportStart i18n={req.i18n} history={await latestImports(sql, maxHistory)} parts={await partsOfKinds(sql)} />
      )}
    </Overview>
  );
}

async function partsOfKinds(sql: Sql): Promise<Record<FileKind, number>> {
  const parts = fileKinds.map(async (kind) => [kind, await countParts(sql, kind)] as const);
  return Object.fromEntries(await Promise.all(parts)) as Record<FileKind, number>;
}
