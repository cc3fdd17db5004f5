import { requestSql } from '../platform/database/request-sql.ts';
import { defineJob, type JobHandler, jobHandler } from '../platform/jobs/job.ts';
import { applyImport, type ImportParts } from './apply-import.ts';
import { checkImport } from './check-import.ts';
import { moveImport } from './import-store.ts';

export type ImportStep = 'check' | 'apply' | 'undo';

/** Runs a step of an import. Imports run in sequence, so that a later one sees the changes of an earlier one. */
export const importJob = defineJob<{ importId: number; step: ImportStep; userId: number }>('run-import', {
  maxAttempts: 3,
  isSerial: true,
});

/** State before a step has failed for good, and after it. An import that could not be undone stays applied. */
const failures = { check: ['checking', 'refused'], apply: ['applying', 'failed'], undo: ['undoing', 'applied'] } as const;

/** Returns the handler of the steps of imports. */
export function importHandler(parts: ImportParts): JobHandler {
  return jobHandler(importJob, async ({ importId, step, userId }, attempt) => {
    try {
      if (step === 'check') await checkImport(parts.payload, importId, parts.derivedFacts);
      else await applyImport(parts, importId, step, userId);
    } catch (error) {
      const [running, failed] = failures[step];
      if (attempt.number >= importJob.maxAttempts)
        await moveImport(await requestSql({ payload: parts.payload, transactionID: undefined }), importId, [running], failed);
      throw error;
    }
  });
}
