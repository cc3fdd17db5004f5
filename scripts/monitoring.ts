// Reads the expressions of dashboard and alerts, and what programs expose, so that tests can compare them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './root.ts';

const read = (name: string) => readFileSync(join(root, 'deploy/monitoring', name), 'utf8');

export type Alert = { alert: string; expr: string; for?: string; labels: { severity: string }; annotations: { summary: string } };
type Panel = { title: string; targets?: { expr: string }[] };

/** Returns the alerts of `alerts.yaml`. */
export function readAlerts(): Alert[] {
  const { groups } = parse(read('alerts.yaml')) as { groups: { rules: Alert[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

/** Returns the expressions of the dashboard, each with the title of its panel. */
export function dashboardExpressions(): { title: string; expr: string }[] {
  const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };
  return panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));
}

/** Returns the jobs that `prometheus.yaml` scrapes: the addresses of the instances by name. */
export function scrapedJobs(): Map<string, string[]> {
  type Job = { job_name: string; static_configs: { targets: string[] }[] };
  const { scrape_configs: jobs } = parse(read('prometheus.yaml')) as { scrape_configs: Job[] };
  return new Map(jobs.map(({ job_name: name, static_configs: all }) => [name, all.flatMap(({ targets }) => targets)]));
}

const keywords = new Set([
  'and',
  'or',
  'unless',
  'on',
  'by',
  'without',
  'ignoring',
  'bool',
  'offset',
  'group_left',
  'group_right',
]);

/** Returns the metrics that an expression reads, each with the labels that it selects. */
export function metricsIn(expr: string): { name: string; labels: string[] }[] {
  const plain = expr
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/"[^"]*"/g, '""');
  return [...plain.matchAll(/(?<![\w.])([a-zA-Z_:][\w:]*)\s*(\{[^}]*\})?(\s*\()?/g)].flatMap(
    ([, name = '', selector = '', call]) => {
      if (call || keywords.has(name)) return [];
      return [{ name, labels: [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label) }];
    },
  );
}

/** Samples of a program by name: the labels and value of each. */
export type Samples = Map<string, { labels: Record<string, string>; value: number }[]>;

/** Parses the text format of Prometheus. */
export function parseMetrics(text: string): Samples {
  const samples: Samples = new Map();
  for (const line of text.split('\n')) {
    const [, name, labels = '', value] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === undefined) continue;
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = '', text = '']) => [key, text]);
    const known = samples.get(name) ?? [];
    samples.set(name, [...known, { labels: Object.fromEntries(pairs), value: Number(value) }]);
  }
  return samples;
}

/** Returns the sum of the samples with these labels; 0 without any. */
export function sumOf(samples: Samples, name: string, labels: Record<string, string> = {}): number {
  const isSelected = (sample: { labels: Record<string, string> }) =>
    Object.entries(labels).every(([key, value]) => sample.labels[key] === value);
  return (samples.get(name) ?? []).filter(isSelected).reduce((sum, { value }) => sum + value, 0);
}
