import { withoutSecrets } from '@plantsoen/configuration/without-secrets.mjs';

/** Result of a check. The operator must act on a failed one. */
export type CheckResult = { name: string; isOk: boolean; detail: string };

export const ok = (name: string, detail: string): CheckResult => ({ name, isOk: true, detail });
export const failed = (name: string, detail: string): CheckResult => ({ name, isOk: false, detail });

/** Longer than the pause of 6 s with which mail servers greet unknown clients. */
const maxMs = 8000;

/**
 * Runs a check, whose errors mean that a dependency cannot be reached. One that has no result in time has failed, because a frozen
 * server accepts connections and never answers. Addresses in details and errors lose their secrets.
 */
export async function attempt(
  name: string,
  check: () => Promise<CheckResult[] | CheckResult>,
  timeoutMs = maxMs,
): Promise<CheckResult[]> {
  const { promise: late, resolve } = Promise.withResolvers<CheckResult>();
  const timer = setTimeout(() => resolve(failed(name, `no answer within ${timeoutMs / 1000} s`)), timeoutMs);
  const results = await Promise.race([check(), late]).catch((error: NodeJS.ErrnoException) =>
    failed(name, error.message || error.code || error.name),
  );
  clearTimeout(timer);
  return [results].flat().map((result) => ({ ...result, detail: withoutSecrets(result.detail) }));
}
