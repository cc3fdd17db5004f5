import { createHash } from 'node:crypto';
import { median } from './rounds.ts';

/** Median CPU time of the reference work, in ms, on the host for which the budgets were set. */
const referenceMs = 4.2;
const runs = 25;
const records = 1500;

const sample = Array.from({ length: records }, (_, id) => ({
  id,
  title: `Parkbank ${id}`,
  facts: { lengthMm: 1800 + id, weightKg: id / 3, materials: ['hardwood', 'steel'] },
  text: 'Eine Bank aus Holz und Stahl, die lange hält. '.repeat(4),
}));

/** Does a fixed piece of work like that of a page: it serializes, parses, sorts, searches and hashes records. */
function doReferenceWork(): string {
  const parsed: typeof sample = JSON.parse(JSON.stringify(sample));
  const byTitle = new Map(parsed.map((record) => [record.title, record]));
  const html = [...byTitle.keys()]
    .sort((a, b) => b.localeCompare(a, 'de'))
    .map((title) => `<li>${title}: ${byTitle.get(title)?.text.replaceAll(/[aeiou]\b/g, '*')}</li>`)
    .join('');
  return createHash('sha256').update(html).digest('hex');
}

/** Returns the CPU time of some work in ms, which other processes on the host do not lengthen. */
function cpuTimeOf(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Measures the speed of this host now, against the host for which the budgets were set: 0.5 takes twice as long. */
export function hostSpeed(): number {
  return referenceMs / median(Array.from({ length: runs }, () => cpuTimeOf(doReferenceWork)));
}
