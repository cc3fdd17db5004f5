// Makes the Jobs of docs/runbook/backup-and-restore.md from the CronJob, as its commands do.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../root.ts';
import { containersIn, type Manifest, renderManifests } from './kubernetes-manifests.ts';

const guide = readFileSync(join(root, 'docs/runbook/backup-and-restore.md'), 'utf8');
let cronJob: Manifest | undefined;
beforeAll(async () => {
  cronJob = (await renderManifests('overlays/production')).find(({ kind }) => kind === 'CronJob');
});

function jobOf(name: string) {
  const [, patch = ''] = guide.match(new RegExp(`create job ${name} --from=[^']*'(.*?)' \\|`, 's')) ?? [];
  const job = JSON.stringify({ apiVersion: 'batch/v1', kind: 'Job', metadata: { name }, spec: cronJob?.spec?.jobTemplate?.spec });
  const kubectl = process.env.KUBECTL_PATH ?? 'kubectl';
  const output = execFileSync(kubectl, ['patch', '--local', '-f', '-', '--type=json', '-o', 'json', '-p', patch], { input: job });
  const [one] = containersIn([JSON.parse(output.toString())]);
  if (!one) throw new Error(`the Job ${name} has no container`);
  return one;
}

test('OPS-07 OPS-10 the Job that restores runs one command, with the owner of the database', () => {
  const { container, pod } = jobOf('plantsoen-restore');
  expect(pod.initContainers, 'no archive is deleted').toBeUndefined();
  expect(container.args?.slice(0, 3)).toEqual(['backend/dist/plantsoen.mjs', 'restore', '--overwrite']);
  const names = container.env?.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['DATABASE_URL_FILE', 'MIGRATION_DATABASE_URL']));
});

test('OPS-07 the Job for copies of archives mounts their volume, and deletes none', () => {
  const { container, pod } = jobOf('plantsoen-archives');
  expect(pod.initContainers).toBeUndefined();
  expect(container.args?.[0]).toBe('-e');
  expect(container.volumeMounts).toContainEqual({ name: 'backups', mountPath: '/backups' });
});
