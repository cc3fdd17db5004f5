import type { PayloadRequest } from 'payload';
import { derivedFacts } from '../../../src/composition/import-parts.ts';
import { columnsOfKinds } from '../../../src/imports/file-columns.ts';
import type { ImportColumn } from '../../../src/imports/import-column.ts';
import { differenceCounts, someProblems } from '../../../src/imports/import-contents.ts';
import type { ImportState, StoredImport } from '../../../src/imports/import-store.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { dutchDay } from '../../../src/platform/dutch-time.ts';
import { formatDate } from '../../../src/platform/format-date.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { ImportChanges } from './import-changes.tsx';
import { ImportFoot } from './import-foot.tsx';
import { doneLabel, importLabels as labels, outcomeLabels, rowsLabel, undoRefused } from './import-labels.ts';
import { ImportProblems } from './import-problems.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportSteps } from './import-steps.tsx';
import { ImportSummary } from './import-summary.tsx';

type Props = { req: PayloadRequest; stored: StoredImport; parameter: (name: string) => string };

const running: ReadonlySet<ImportState> = new Set(['checking', 'applying', 'undoing']);
const maxProblems = 200;

/** Renders an import: its steps, what the dry run has found, and the buttons that apply or undo it. */
export async function ImportRun({ req, stored, parameter }: Props) {
  const { id, state, counts, done, total } = stored;
  const { i18n } = req;
  const sql = await requestReads(req);
  const columns: readonly ImportColumn[] = stored.kind
    ? (await columnsOfKinds(sql, i18n.language, derivedFacts))[stored.kind]
    : [];
  const problems = await someProblems(sql, id, maxProblems);
  const differences = await differenceCounts(sql, id);
  const hasPrices = differences.some(({ columnKey }) => columnKey === 'variants.priceEur');
  const time = (date: Date) => formatDate(i18n.language, date, { hasTime: true });
  const outcome = outcomeLabels[state];
  const wasRefused = state === 'applied' && problems.rows.some(({ reason }) => reason === 'changedSince' || reason === 'refused');
  return (
    <div className="plantsoen-import-run">
      <p className="plantsoen-import-file">
        {!stored.appliedAt && <span className="plantsoen-import-badge">{labelFor(req, labels.nothingYet)}</span>}
        <span>
          {stored.fileName}
          {counts && `, ${labelFor(req, rowsLabel(counts.rows, counts.rows.toLocaleString(i18n.language)))}`}
        </span>
        <a href="/admin/imports">{labelFor(req, labels.otherFile)}</a>
      </p>
      <ImportSteps i18n={i18n} stored={stored} columns={columns} />
      {running.has(state) && <ImportProgress key={state} id={id} initial={{ state, done, total }} />}
      {outcome && <p className={state === 'undone' ? undefined : 'plantsoen-gone'}>{labelFor(req, outcome)}</p>}
      {wasRefused && <p className="plantsoen-gone">{labelFor(req, undoRefused)}</p>}
      {stored.appliedAt && <p>{labelFor(req, doneLabel('applied', stored.appliedBy ?? '–', time(stored.appliedAt)))}</p>}
      {stored.undoneAt && <p>{labelFor(req, doneLabel('undone', stored.undoneBy ?? '–', time(stored.undoneAt)))}</p>}
      {counts && state !== 'checking' && <ImportSummary i18n={i18n} counts={counts} />}
      {state !== 'checking' && (
        <ImportProblems i18n={i18n} id={id} problems={problems} canAccept={state === 'checked'} columns={stored.columns} />
      )}
      {state !== 'checking' && differences.length > 0 && (
        <ImportChanges {...{ req, stored, columns, parameter }} counts={differences} />
      )}
      <ImportFoot
        key={`${state} ${stored.checkedAt?.toISOString()}`}
        {...{ id, state, counts, hasPrices }}
        checkedAt={stored.checkedAt?.toISOString() ?? null}
        today={dutchDay()}
      />
    </div>
  );
}
