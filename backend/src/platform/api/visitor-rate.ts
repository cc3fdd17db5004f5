/**
 * Returns a rate limiter that counts requests per visitor within a time, in the memory of this process. It returns whether one more is
 * allowed.
 */
export function visitorRate(most: number, withinMs: number, maxVisitors = 10_000): (visitor: string) => boolean {
  let counts = new Map<string, number>();
  let began = Date.now();
  return (visitor) => {
    if (Date.now() - began > withinMs || counts.size > maxVisitors) {
      counts = new Map();
      began = Date.now();
    }
    const count = (counts.get(visitor) ?? 0) + 1;
    counts.set(visitor, count);
    return count <= most;
  };
}
