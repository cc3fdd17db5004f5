// Renders the manifests for Kubernetes and validates each object; checks units and command of systemd.
import { execFile } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { root } from '../root.ts';
import { firstThatWorks } from '../test/system-programs.ts';
import { readComposeFile } from './compose-file.ts';
import { containersIn, type Manifest, overlays, renderManifests } from './kubernetes-manifests.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** Validates an object with the typed model of its kind. Throws if it is invalid. */
function validate(manifest: Manifest): void {
  const models = require(`kubernetes-models/${manifest.apiVersion}`);
  const Model = models[manifest.kind];
  if (!Model) throw new Error(`${manifest.apiVersion} has no ${manifest.kind}`);
  new Model(manifest).validate();
}

describe.each(['base', ...overlays])('the manifests of %s', (folder) => {
  let manifests: Manifest[];
  const named = (kind: string) => manifests.filter((manifest) => manifest.kind === kind).map(({ metadata }) => metadata.name);
  const containersOf = (...kinds: string[]) => containersIn(manifests).filter(({ kind }) => kinds.includes(kind));

  beforeAll(async () => {
    manifests = await renderManifests(folder);
  });

  test('OPS-03 every object is valid by the typed model of its kind', () => {
    expect(manifests.length).toBeGreaterThan(15);
    for (const manifest of manifests) validate(manifest);
    expect(() => validate({ apiVersion: 'v1', kind: 'Service', metadata: { name: 1 as never } })).toThrow(/name/);
  });

  test('OPS-03 the programs are scaled, keep a pod during maintenance, and accept only listed connections', () => {
    expect(named('Deployment').sort()).toEqual(['plantsoen-admin', 'plantsoen-api', 'plantsoen-site']);
    expect(named('HorizontalPodAutoscaler').sort()).toEqual(['plantsoen-api', 'plantsoen-site']);
    expect(named('PodDisruptionBudget').sort()).toEqual(['plantsoen-api', 'plantsoen-site']);
    expect(named('NetworkPolicy')).toContain('plantsoen-deny');
  });

  test.each(['site', 'api', 'admin'])('OPS-03 the pods of the %s have probes, preStop and a read-only root', (name) => {
    const { container, pod } = containersOf('Deployment').find((own) => own.name === `plantsoen-${name}`) ?? {};
    expect(container?.startupProbe?.httpGet?.path).toBe('/health/');
    expect(container?.livenessProbe?.httpGet?.path).toBe('/health/');
    expect(container?.readinessProbe?.httpGet?.path).toBe('/ready/');
    expect(container?.lifecycle?.preStop).toBeDefined();
    expect(container?.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
  });

  test('OPS-03 each mount has its volume', () => {
    for (const { name, container, pod } of containersIn(manifests)) {
      const mounted = container.volumeMounts?.map((mount) => mount.name).toSorted();
      expect(pod.volumes?.map((volume) => volume.name).toSorted(), name).toEqual(mounted);
    }
  });

  test('OPS-03 secrets are references only', () => {
    const containers = containersOf('Deployment', 'Job', 'CronJob');
    expect(containers.length).toBe(folder === 'base' ? 4 : 5);
    for (const { name, container, pod } of containers) {
      const { env = [] } = container;
      const { volumes = [] } = pod;
      const literal = env.filter(({ name: variable, value }) => isSecret(variable) && value !== undefined);
      expect(literal, `${name} has a secret in its manifest`).toEqual([]);
      expect(volumes.map(({ secret }) => secret?.secretName)).toContain('plantsoen-secrets');
    }
    const settings = manifests.flatMap(({ kind, data = {} }) => (kind === 'ConfigMap' ? Object.keys(data) : []));
    expect(settings.filter(isSecret)).toEqual([]);
    expect(named('Secret')).toEqual([]);
  });

  test('OPS-03 the Job migrates with the command of the compose file', () => {
    const [job] = containersOf('Job');
    expect(job?.container.args).toEqual(readComposeFile().services.migrate?.command);
  });
});

const isSecret = (variable: string) => /^(DATABASE_URL|SMTP_URL|FIELD_KEYS|\w*(TOKEN|SECRET|SECRET_ACCESS_KEY))$/.test(variable);

describe('the units of systemd', () => {
  const folder = () => join(inject('testCluster').folder, 'units');

  test('OPS-03 systemd accepts every unit', async ({ skip }) => {
    const systemd = await firstThatWorks(['systemd-analyze'], async () => true);
    if (!systemd) return skip('this system has no systemd-analyze');
    cpSync(join(root, 'deploy/systemd'), folder(), { recursive: true });
    // The check asks for the programs to exist.
    for (const file of globSync(join(folder(), '*.service')))
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\/usr\/local\/\S+/g, process.execPath));
    const { stderr } = await run(systemd, ['verify', '--man=no', ...globSync(join(folder(), '*.{service,target,timer}'))]);
    expect(stderr).toBe('');
  });

  test('OPS-08 plantsoen runs a command with the settings and secrets of the services, as their user', async () => {
    const { folder: own } = inject('testCluster');
    const settings = join(own, 'etc');
    mkdirSync(join(settings, 'secrets/backend'), { recursive: true });
    writeFileSync(join(settings, 'plantsoen.env'), 'MAIL_FROM=Example <info@example.nl>\nSMTP_URL=ignored\n');
    writeFileSync(join(settings, 'secrets/backend/smtp-url'), 'smtp://mail.example.nl\n', { mode: 0o600 });
    const build = join(own, 'build');
    mkdirSync(join(build, 'api/backend/dist'), { recursive: true });
    const program =
      'console.log(JSON.stringify([process.argv.slice(2), process.env.MAIL_FROM, process.env.SMTP_URL, process.getuid()]))';
    writeFileSync(join(build, 'api/backend/dist/plantsoen.mjs'), program);
    const script = readFileSync(join(root, 'deploy/systemd/plantsoen'), 'utf8')
      .replaceAll('/etc/plantsoen', settings)
      .replaceAll('/usr/bin/node', process.execPath)
      .replace('--reuid=plantsoen --regid=plantsoen --init-groups', '--reuid=1000 --regid=1000 --clear-groups');
    for (const readable of [own, build]) chmodSync(readable, 0o755);
    const { stdout } = await run('sh', ['-c', script, 'plantsoen', 'admin', 'create', '--name', 'Two Words'], {
      env: { ...process.env, PLANTSOEN_BUILD: build },
    });
    expect(JSON.parse(stdout)).toEqual([
      ['admin', 'create', '--name', 'Two Words'],
      'Example <info@example.nl>',
      'smtp://mail.example.nl',
      1000,
    ]);
  });
});
