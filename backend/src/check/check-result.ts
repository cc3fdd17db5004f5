/** Result of a check. The operator must act on a failed one. */
export type CheckResult = { name: string; isOk: boolean; detail: string };

export const ok = (name: string, detail: string): CheckResult => ({ name, isOk: true, detail });
export const failed = (name: string, detail: string): CheckResult => ({ name, isOk: false, detail });

/** Runs a check whose errors mean that a dependency cannot be reached. */
export async function attempt(name: string, check: () => Promise<CheckResult[] | CheckResult>): Promise<CheckResult[]> {
  try {
    return [await check()].flat();
  } catch (error) {
    const { message, code, name: kind } = error as NodeJS.ErrnoException;
    return [failed(name, message || code || kind)];
  }
}
