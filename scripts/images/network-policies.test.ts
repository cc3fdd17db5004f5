// Compares the settings of each workload of Kubernetes with the connections that the network policies allow it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { root } from '../root.ts';
import { containersIn, type Manifest } from './kubernetes-manifests.ts';

type Expression = { key: string; operator: string; values: string[] };
type Policy = {
  podSelector: { matchLabels?: Record<string, string>; matchExpressions?: Expression[] };
  egress?: { to?: unknown[]; ports?: { port: number }[] }[];
};

const folder = join(root, 'deploy/kubernetes/base');
const manifests: Manifest[] = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => parseAllDocuments(readFileSync(join(folder, name), 'utf8')).map((document) => document.toJS() as Manifest))
  .filter(({ metadata }) => metadata !== undefined);
const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy').map(({ spec }) => spec as unknown as Policy);

function selects({ podSelector: { matchLabels = {}, matchExpressions = [] } }: Policy, component: string): boolean {
  const wanted = matchLabels['app.kubernetes.io/component'];
  return (wanted === undefined || wanted === component) && matchExpressions.every(({ values }) => values.includes(component));
}

/** Returns the ports that a component may reach at any address. */
function openPorts(component: string): number[] {
  const rules = policies.filter((policy) => selects(policy, component)).flatMap(({ egress = [] }) => egress);
  return rules.filter(({ to }) => to === undefined).flatMap(({ ports = [] }) => ports.map(({ port }) => port));
}

test('OPS-03 each program that purges the CDN may reach it over https', () => {
  const purging = containersIn(manifests).filter(({ container }) => container.env?.some(({ name }) => name === 'CDN_TOKEN'));
  expect(purging.map(({ container }) => container.name)).toEqual(['site']);
  for (const { container } of purging) expect(openPorts(container.name), container.name).toContain(443);
  expect(openPorts('site')).not.toContain(5432);
});
