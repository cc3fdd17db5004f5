// Makes the Jobs of the runbook from the CronJob, as its commands do.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allVariables } from '@plantsoen/configuration/variables.mjs';
import { beforeAll, expect, test } from 'vitest';
import { remainingArchives, writeArchives } from './archives-of-ages.ts';
import { containersIn, type Manifest, patchManifest, renderManifests } from './kubernetes-manifests.ts';
import { readPage } from './recorded-commands.ts';

const guide = readPage('restore.md');
/** Settings that reach other services, which a test restore leaves out. */
const othersOfTestRestore = allVariables
  .map(([name]) => name)
  .filter((name) =>
    /^(DATABASE_READ_URL|SMTP_URL|STORAGE_S3_(BUCKET|ENDPOINT|.*_KEY.*)|SEARCH_(SERVICE_(?!INDEX).*|LISTS)|MAILING_.*)$/.test(
      name,
    ),
  );
let manifests: Manifest[];
let cronJob: Manifest | undefined;
beforeAll(async () => {
  manifests = await renderManifests('overlays/production');
  cronJob = manifests.find(({ kind }) => kind === 'CronJob');
});

function jobOf(name: string, text = guide) {
  const [, patch = ''] = text.match(new RegExp(`create job ${name} --from=[^']*'(.*?)' \\|`, 's')) ?? [];
  const job = { apiVersion: 'batch/v1', kind: 'Job', metadata: { name }, spec: cronJob?.spec?.jobTemplate?.spec };
  const [one] = containersIn([patchManifest(job, patch)]);
  if (!one) throw new Error(`the Job ${name} has no container`);
  return one;
}

test('OPS-07 a backup that only lacks lost files is not repeated', () => {
  const rules = cronJob?.spec?.jobTemplate?.spec?.podFailurePolicy?.rules;
  const [{ name } = {}] = containersIn(cronJob ? [cronJob] : []).map(({ container }) => container);
  expect(rules).toEqual([{ action: 'FailJob', onExitCodes: { containerName: name, operator: 'In', values: [3] } }]);
});

test('OPS-07 the CronJob deletes archives older than 30 days, but none if there is no recent one', () => {
  const [{ command = [] } = {}] = cronJob?.spec?.jobTemplate?.spec?.template?.spec?.initContainers ?? [];
  const backups = mkdtempSync(join(tmpdir(), 'backups-'));
  const [program = '', ...args] = command.map((part) => part.replaceAll('/backups', backups));
  try {
    writeArchives(backups);
    execFileSync(program, args);
    expect(readdirSync(backups), 'after failed backups').toHaveLength(4);
    writeFileSync(join(backups, 'plantsoen-today.tar.zst'), '');
    execFileSync(program, args);
    expect(readdirSync(backups).sort()).toEqual([...remainingArchives, 'plantsoen-today.tar.zst']);
  } finally {
    rmSync(backups, { recursive: true });
  }
});

test('OPS-07 OPS-10 the Job that restores runs one command, with the owner of the database', () => {
  const { container, pod } = jobOf('plantsoen-restore');
  expect(pod.initContainers, 'no archive is deleted').toBeUndefined();
  expect(container.args?.slice(0, 3)).toEqual(['backend/dist/plantsoen.mjs', 'restore', '--overwrite']);
  const names = container.env?.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['DATABASE_URL_FILE', 'MIGRATION_DATABASE_URL']));
});

test('OPS-07 the Job that backs up before a restore deletes no archive', () => {
  const { container, pod } = jobOf('backup-before-restore');
  expect(pod.initContainers).toBeUndefined();
  expect(container.args).toEqual(['backend/dist/plantsoen.mjs', 'backup', '/backups']);
});

test('OPS-07 the Job for a test restore reaches no part of production', () => {
  const { container, pod } = jobOf('plantsoen-restore-test');
  expect(pod.initContainers, 'no archive is deleted').toBeUndefined();
  expect(container.args?.slice(0, 2)).toEqual(['backend/dist/plantsoen.mjs', 'restore']);
  expect(container.args).not.toContain('--overwrite');
  const [program, ...words] = container.command ?? [];
  expect([program, words.pop()]).toEqual(['env', 'node']);
  const emptied = words.filter((word) => word.endsWith('=')).map((word) => word.slice(0, -1));
  expect(emptied.sort()).toEqual(['DATABASE_URL_FILE', ...othersOfTestRestore].sort());
  expect(words).toContain('DATA_FOLDER=/tmp/restore-test');
  const databases = container.env?.filter(({ valueFrom }) => valueFrom?.secretKeyRef?.name === 'plantsoen-restore-test');
  expect(databases?.map(({ name }) => name)).toEqual(['DATABASE_URL', 'MIGRATION_DATABASE_URL']);
});

test('OPS-07 the Job for copies of archives mounts their volume, and deletes none', () => {
  const { container, pod } = jobOf('plantsoen-archives', readPage('back-up.md'));
  expect(pod.initContainers).toBeUndefined();
  expect(container.args?.[0]).toBe('-e');
  expect(container.volumeMounts).toContainEqual({ name: 'backups', mountPath: '/backups' });
});

test('OPS-07 the guide waits for a Job, because its pod may not exist yet', () => {
  const waits = ['back-up.md', 'restore.md'].flatMap((page) => readPage(page).match(/kubectl .* wait --for=(?!delete).*/g) ?? []);
  expect(waits.map((wait) => wait.match(/ job\/(\S+)/)?.[1])).toEqual([
    ...['plantsoen-archives', 'backup-before-restore', 'plantsoen-restore', 'plantsoen-restore-test'],
  ]);
});

test('OPS-04 the Job that moves the files mounts the volume of API and admin', () => {
  const { container, pod } = jobOf('plantsoen-copy', readPage('object-storage.md'));
  expect(pod.initContainers).toBeUndefined();
  expect(container.args).toEqual(['backend/dist/plantsoen.mjs', 'storage', 'copy', '--to', 's3']);
  expect(container.volumeMounts).toContainEqual({ name: 'data', mountPath: '/data' });
  const volumes = pod.volumes?.filter(({ name }) => name === 'data');
  expect(volumes).toEqual([{ name: 'data', persistentVolumeClaim: { claimName: 'plantsoen-data' } }]);
});

test('OPS-07 OPS-08 the Job that gives up a lost key runs without a question', () => {
  const { container, pod } = jobOf('plantsoen-forget', readPage('incidents/lost-key.md'));
  expect(pod.initContainers).toBeUndefined();
  expect(container.args?.slice(0, 3)).toEqual(['backend/dist/plantsoen.mjs', 'keys', 'forget']);
  expect(container.args?.at(-1)).toBe('--yes');
});

const componentOf = ({ metadata }: Manifest) => metadata.labels?.['app.kubernetes.io/component'] ?? '';

test('OPS-07 a restore starts once the pods of all programs are gone', () => {
  const [, components = ''] =
    /wait --for=delete pod -l 'app\.kubernetes\.io\/component in \((.*)\)'.*&&\n.*delete job/.exec(guide) ?? [];
  const programs = manifests.filter(({ kind }) => kind === 'Deployment').map(componentOf);
  expect(components.split(',').sort()).toEqual(programs.sort());
});

test('OPS-07 after a total loss the restore comes before the migration and the programs', () => {
  const [, selector = ''] = /apply -k \S+ \\\n *-l "(.*)"/.exec(guide) ?? [];
  const excluded = selector.split(',').map((term) => term.replace('$part!=', ''));
  const created = manifests.filter((manifest) => !excluded.includes(componentOf(manifest))).map(({ kind }) => kind);
  expect(created).toEqual(expect.arrayContaining(['ConfigMap', 'CronJob', 'PersistentVolumeClaim', 'NetworkPolicy']));
  expect(created).not.toContain('Deployment');
  expect(created).not.toContain('Job');
});
