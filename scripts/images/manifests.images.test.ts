// Renders the manifests for Kubernetes and validates each object.
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { readComposeFile } from './compose-file.ts';
import { containersIn, type Manifest, overlays, renderManifests } from './kubernetes-manifests.ts';
import { readPage } from './recorded-commands.ts';

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

describe('the Ingresses of overlays/production', () => {
  let manifests: Manifest[];
  const ingress = (name: string) =>
    manifests.find(({ kind, metadata }) => kind === 'Ingress' && metadata.name === name)?.spec ?? {};
  const hostOf = (variable: string) => new URL(manifests.find(({ kind }) => kind === 'ConfigMap')?.data?.[variable] ?? '').host;
  const siteHosts = () => ['SITE_URL_NL', 'SITE_URL_EN', 'SITE_URL_DE'].map(hostOf);

  beforeAll(async () => {
    manifests = await renderManifests('overlays/production');
  });

  test('OPS-03 the admin can be closed apart from the sites', () => {
    expect(ingress('plantsoen').rules?.map(({ host }) => host)).toEqual(siteHosts());
    expect(ingress('plantsoen-admin').rules?.map(({ host }) => host)).toEqual([hostOf('ADMIN_URL')]);
  });

  test('OPS-03 OPS-10 one Ingress lists all hosts of the certificate, as cert-manager requires', () => {
    expect(ingress('plantsoen').tls).toEqual([{ hosts: [...siteHosts(), hostOf('ADMIN_URL')], secretName: 'plantsoen-tls' }]);
    expect(ingress('plantsoen-admin').tls).toEqual([{ hosts: [hostOf('ADMIN_URL')], secretName: 'plantsoen-tls' }]);
  });

  test('OPS-03 nginx passes the headers with the tags of a page to a CDN, as the guide says', () => {
    const annotations = manifests.find(({ kind, metadata }) => kind === 'Ingress' && metadata.name === 'plantsoen')?.metadata
      .annotations;
    const [, name = '', value] =
      /the annotation `(\S+proxy-buffer-size): (\w+)`/.exec(readPage('cdn.md').replaceAll('\n ', '')) ?? [];
    expect(annotations).toHaveProperty([name], value);
  });

  test('OPS-03 OPS-08 the guide blocks addresses at Ingresses that exist, also a second time', () => {
    const annotated = [
      ...readPage('incidents/log-in-attempts.md').matchAll(/kubectl -n plantsoen annotate (.*?) ingress (\S+) /g),
    ];
    expect(annotated.map(([, option, name = '']) => [option, name, ingress(name).rules !== undefined])).toEqual([
      ['--overwrite', 'plantsoen', true],
      ['--overwrite', 'plantsoen-admin', true],
    ]);
  });
});

const isSecret = (variable: string) =>
  /^(\w*DATABASE_(READ_)?URL|SMTP_URL|FIELD_KEYS|\w*(TOKEN|SECRET|SECRET_ACCESS_KEY|SERVICE_KEY))$/.test(variable);
