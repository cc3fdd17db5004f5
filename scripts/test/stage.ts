/**
 * Result of a stage. It counts tests; a stage without tests counts as one. `failures` describes the failed tests, `flaky` those that
 * passed only in their second run.
 */
export type Outcome = {
  passed: number;
  failed: number;
  skipped?: number;
  remark?: string;
  failures?: string[];
  flaky?: string[];
};

export type Stage = { name: string; title: string; run: (extra: readonly string[]) => Promise<Outcome> };

export const succeeded: Outcome = { passed: 1, failed: 0 };
export const failure = (remark: string): Outcome => ({ passed: 0, failed: 1, remark });
