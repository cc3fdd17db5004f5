import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readComposeFile } from './images/compose-file.ts';
import { dashboardExpressions, metricsIn, parseMetrics, readAlerts, scrapedJobs, sumOf } from './monitoring.ts';
import { projectFiles } from './project-files.ts';
import { root } from './root.ts';
import { readInstallation } from './upgrade/installation.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const runbook = read('docs/runbook/monitor.md');

it('OPS-05 the runbook lists every metric and every alert, and no others', () => {
  const sources = projectFiles('observability/metrics/*.ts').map(read).join('\n');
  const defined = new Set([...sources.matchAll(/'(plantsoen_\w+)'/g)].map(([, name]) => name));
  expect(defined.size).toBeGreaterThan(15);
  const listed = new Set([...runbook.matchAll(/^\| `(plantsoen_\w+)`/gm)].map(([, name]) => name));
  expect([...listed].sort()).toEqual([...defined].sort());
  const described = [...runbook.matchAll(/^\| `(Plantsoen\w+)`/gm)].map(([, name]) => name);
  expect(described).toEqual(readAlerts().map(({ alert }) => alert));
});

it('OPS-05 every alert has a severity, a summary and an expression', () => {
  const alerts = readAlerts();
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  for (const { alert, expr, labels, annotations } of alerts) {
    expect(labels.severity, alert).toMatch(/^(critical|warning)$/);
    expect(annotations.summary.length, alert).toBeGreaterThan(20);
    expect(metricsIn(expr), alert).not.toEqual([]);
  }
});

it('OPS-05 dashboard and alerts use the jobs of prometheus.yaml', () => {
  const expressions = [...dashboardExpressions(), ...readAlerts()].map(({ expr }) => expr).join('\n');
  const jobs = [...expressions.matchAll(/job="([^"]+)"/g)].map(([, job]) => job);
  expect(jobs.length).toBeGreaterThan(0);
  const names = [...scrapedJobs().keys()];
  expect(names).toEqual(expect.arrayContaining(jobs));
  expect(names).toEqual(['site', 'api', 'admin'].map((program) => `plantsoen-${program}`));
});

it('OPS-05 prometheus.yaml and .env.example have the metrics 10,000 ports above the programs', () => {
  const result = readInstallation(join(root, 'deploy/systemd/installation.json'));
  if ('problem' in result) throw new Error(result.problem);
  const { sites, apis, admins } = result.installation;
  const targets = [sites, apis, admins].map((all) => all.map(({ ready }) => `127.0.0.1:1${new URL(ready).port}`));
  expect([...scrapedJobs().values()]).toEqual(targets);
  const ports = [...read('.env.example').matchAll(/^# (?:SITE|API|ADMIN)_METRICS_PORT=(\d+)$/gm)].map(([, port]) => port);
  expect(ports).toEqual(['13000', '13001', '13002']);
});

it('OPS-05 the panel of an alert shows the programs that the alert watches', () => {
  const programsIn = (expr: string) => [...expr.matchAll(/program="(\w+)"/g)].map(([, program]) => program);
  const rows = [...runbook.matchAll(/^\| `(Plantsoen\w+)` \|.* panel "([^"]+)"/gm)];
  expect(rows.length).toBeGreaterThan(2);
  for (const [, name, title = ''] of rows) {
    const { expr = '' } = readAlerts().find(({ alert }) => alert === name) ?? {};
    const panels = dashboardExpressions().filter((panel) => panel.title.startsWith(title));
    expect(panels.length, title).toBeGreaterThan(0);
    for (const panel of panels)
      for (const program of programsIn(panel.expr)) expect(programsIn(expr), `${title} for ${name}`).toContain(program);
  }
});

it('OPS-05 the job for Kubernetes finds the ports of the manifests, and names them like the other jobs', () => {
  const [, comment = ''] =
    /( {2}# - job_name: plantsoen\n(?: {2}# {3}.*\n)+)/.exec(read('deploy/monitoring/prometheus.yaml')) ?? [];
  const [{ relabel_configs: rules = [] } = {}] = parse(comment.replaceAll('  # ', '  ')) ?? [];
  const [name, port, component] = rules;
  expect(component).toMatchObject({ target_label: 'job', replacement: 'plantsoen-$1' });
  for (const program of ['site', 'api', 'admin']) {
    const manifest = read(`deploy/kubernetes/base/${program}.yaml`);
    expect(manifest).toContain(`app.kubernetes.io/name: ${name.regex}, app.kubernetes.io/component: ${program}`);
    expect(manifest).toContain(`- { name: ${port.regex}, containerPort: 9464 }`);
    expect([...scrapedJobs().keys()]).toContain(component.replacement.replace('$1', program));
  }
});

/** Bytes of a size such as 512M, 1g or 1Gi. */
function bytesOf(size = ''): number {
  const [, amount, unit = ''] = /^(\d+)([MG])i?$/i.exec(size) ?? [];
  return Number(amount) * (unit.toUpperCase() === 'G' ? 2 ** 30 : 2 ** 20);
}

it.each(['site', 'api', 'admin'])('OPS-05 the alert on the memory of the %s fires before any deployment limits it', (program) => {
  const { expr = '' } = readAlerts().find(({ alert }) => alert === 'PlantsoenMemory') ?? {};
  const threshold = Number(new RegExp(`program="${program}"} > (\\S+)`).exec(expr)?.[1]);
  const limits = {
    systemd: /^MemoryMax=(.*)$/m.exec(read(`deploy/systemd/plantsoen-${program}@.service`))?.[1],
    compose: readComposeFile().services[program === 'admin' ? program : `${program}-1`]?.mem_limit,
    kubernetes: /limits: {.*memory: (\w+)/.exec(read(`deploy/kubernetes/base/${program}.yaml`))?.[1],
  };
  for (const [deployment, limit] of Object.entries(limits)) {
    expect(threshold / bytesOf(limit), deployment).toBeGreaterThan(0.7);
    expect(threshold / bytesOf(limit), deployment).toBeLessThan(0.9);
  }
});

it('metrics and labels are found in an expression', () => {
  const expr = 'sum by (task, le) (rate(a_total{task=~"x|y",le="1"}[5m])) / on (task) b > 0.5 and up{job="c"} == 3e6';
  expect(metricsIn(expr)).toEqual([
    { name: 'a_total', labels: ['task', 'le'] },
    { name: 'b', labels: [] },
    { name: 'up', labels: ['job'] },
  ]);
  expect(metricsIn('scalar(max(a)) - b{c!="d"} unless absent(e)').map(({ name }) => name)).toEqual(['a', 'b', 'e']);
});

it('samples are read from the text format', () => {
  const samples = parseMetrics('# HELP a text\n# TYPE a counter\na{b="x",c="y"} 2\na{b="x",c="z"} 3\nd 1.5\n');
  expect(sumOf(samples, 'a', { b: 'x' })).toBe(5);
  expect(sumOf(samples, 'a', { c: 'z' })).toBe(3);
  expect(sumOf(samples, 'd')).toBe(1.5);
});
