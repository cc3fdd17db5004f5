/** What a stage has found: tests where it runs any, else itself as one. */
export type Outcome = { passed: number; failed: number; skipped?: number; remark?: string };

export type Stage = { name: string; title: string; run: (extra: readonly string[]) => Promise<Outcome> };

export const succeeded: Outcome = { passed: 1, failed: 0 };
export const failure = (remark: string): Outcome => ({ passed: 0, failed: 1, remark });
