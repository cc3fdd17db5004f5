import type { RateRule } from './rate-limits.ts';

/** Maximum number of keys that a limiter counts. Beyond it, all counters start again, so that its memory is limited. */
const maxKeys = 10_000;

/**
 * Returns a limiter that counts actions by key within fixed windows, in the memory of this process. It counts one action, and returns
 * whether it is allowed. The rules are in `memoryRateLimits`.
 */
export function memoryRateLimiter({ minutes, max }: Omit<RateRule, 'by'>): (key: string | number) => boolean {
  let counts = new Map<string | number, number>();
  let began = Date.now();
  return (key) => {
    if (Date.now() - began > minutes * 60_000 || counts.size > maxKeys) {
      counts = new Map();
      began = Date.now();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= max;
  };
}
