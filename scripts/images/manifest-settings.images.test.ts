// Validates the environment of each container in Kubernetes with the rules of its program.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allVariables, type Variable } from '@plantsoen/configuration/variables.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfiguration as readBackendConfiguration } from '../../backend/src/platform/configuration.ts';
import { readConfiguration as readSiteConfiguration } from '../../site/server/configuration.ts';
import { root } from '../root.ts';
import {
  containersIn,
  type Manifest,
  type ManifestContainer,
  overlays,
  patchManifest,
  renderManifests,
} from './kubernetes-manifests.ts';

type Secret = Record<string, string>;

const required: Secret = {
  'database-url': 'postgres://plantsoen:password@database:5432/plantsoen',
  'service-token': 's'.repeat(40),
  'payload-secret': 'p'.repeat(40),
  'field-keys': `k1:${Buffer.alloc(32, 1).toString('base64')}`,
};
const smtp: Secret = { 'smtp-url': 'smtp://user:password@mail.example.com:587' };
const owner: Secret = { 'migration-database-url': 'postgres://plantsoen_owner:password@database:5432/plantsoen' };
const objectStorage: Secret = { 's3-secret-access-key': 'secret' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-settings-'));
  for (const [key, value] of Object.entries(required)) writeFileSync(join(folder, key), value);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the environment of a container as Kubernetes sets it. Throws if a key that is not optional is missing. */
function environmentOf(
  { container, pod }: ManifestContainer,
  manifests: readonly Manifest[],
  secret: Secret,
): Record<string, string> {
  const mapName = container.envFrom?.[0]?.configMapRef?.name;
  const map = manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === mapName);
  const mounted = pod.volumes?.find((volume) => volume.secret)?.secret?.items ?? [];
  for (const { key } of mounted) if (secret[key] === undefined) throw new Error(`the Secret has no key ${key}`);
  const own = (container.env ?? []).flatMap(({ name, value, valueFrom }): [string, string][] => {
    if (value !== undefined) return [[name, value.replace(/^\/secrets/, folder)]];
    const { key = '', optional } = valueFrom?.secretKeyRef ?? {};
    const kept = secret[key];
    if (kept === undefined && !optional) throw new Error(`the Secret has no key ${key}`);
    return kept === undefined ? [] : [[name, kept]];
  });
  return { ...map?.data, ...Object.fromEntries(own), DATA_FOLDER: join(folder, 'data') };
}

/** Applies the patch of the guide whose target has the kind of the object. */
function withAuthority(manifest: Manifest): Manifest {
  const guide = readFileSync(join(root, 'docs/runbook/security.md'), 'utf8');
  const { patches } = parse(/^```yaml\n(patches:[\s\S]*?)^```/m.exec(guide)?.[1] ?? '') as {
    patches: { target: { kind: string }; patch: string }[];
  };
  const own = patches.filter(({ target }) => new RegExp(`^${target.kind}$`).test(manifest.kind));
  return own.reduce((object, { patch }) => patchManifest(object, JSON.stringify(parse(patch))), manifest);
}

function problemsIn(manifests: readonly Manifest[], secret: Secret): string[] {
  return containersIn(manifests).flatMap((one) => {
    const env = environmentOf(one, manifests, secret);
    const read = one.name === 'plantsoen-site' ? readSiteConfiguration(env) : readBackendConfiguration(env);
    return 'problems' in read ? read.problems.map((problem) => `${one.name}: ${problem}`) : [];
  });
}

describe.each(overlays)('the settings of %s', (overlay) => {
  const storage = overlay.endsWith('shared-folder') ? {} : objectStorage;
  let manifests: Manifest[];
  beforeAll(async () => {
    manifests = await renderManifests(overlay);
  });

  test.each([
    ['without', {}],
    ['with', smtp],
  ])('OPS-03 all programs start %s a mail server', (_, mail) => {
    expect(containersIn(manifests).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['plantsoen-site', 'plantsoen-api', 'plantsoen-admin', 'plantsoen-migrate', 'plantsoen-backup']),
    );
    expect(problemsIn(manifests, { ...required, ...storage, ...mail })).toEqual([]);
  });

  test('OPS-03 OPS-10 only the migration gets the owner of the database', () => {
    const withOwner = containersIn(manifests).filter(
      (one) => environmentOf(one, manifests, { ...required, ...owner }).MIGRATION_DATABASE_URL,
    );
    expect(withOwner.map(({ name }) => name)).toEqual(['plantsoen-migrate']);
    expect(problemsIn(manifests, { ...required, ...storage, ...owner })).toEqual([]);
  });

  test('OPS-03 OPS-09 each program can get every secret that it reads', () => {
    const secrets = allVariables.filter(([, { kind }]) => kind.secret);
    expect(secrets.length).toBeGreaterThan(8);
    for (const { name, container } of containersIn(manifests)) {
      const isSite = name === 'plantsoen-site';
      const isRead = ({ programs }: Variable) => programs.some((program) => (program === 'site') === isSite);
      const given = (container.env ?? []).map((variable) => variable.name.replace(/_FILE$/, ''));
      const expected = secrets.filter(([, variable]) => isRead(variable)).map(([variable]) => variable as string);
      const withoutOwner = name === 'plantsoen-migrate' ? [] : ['MIGRATION_DATABASE_URL'];
      const withoutMail = name === 'plantsoen-backup' ? ['SMTP_URL'] : [];
      expect(
        expected.filter((variable) => ![...given, ...withoutOwner, ...withoutMail].includes(variable)),
        name,
      ).toEqual([]);
    }
  });

  test('OPS-03 all programs start with the services of an installation', () => {
    const services = { RECAPTCHA_SITE_KEY: 'site', SEARCH_SERVICE_ID: 'search', MAILING_SERVICE_URL: 'https://mailing.example' };
    const lists = { MAILING_LIST_NL: 'nl', MAILING_LIST_DE: 'de' };
    const settings = manifests.map((one) =>
      one.kind === 'ConfigMap' ? { ...one, data: { ...one.data, ...services, ...lists } } : one,
    );
    const keys = {
      'database-read-url': 'postgres://plantsoen:password@standby:5432/plantsoen',
      'recaptcha-secret': 'r',
      'search-service-key': 's',
      'mailing-service-key': 'm',
      'metadata-token': 't'.repeat(40),
    };
    expect(problemsIn(settings, { ...required, ...storage, ...keys })).toEqual([]);
    expect(problemsIn(settings, { ...required, ...storage })).not.toEqual([]);
  });

  test('OPS-03 the guide mounts the certificate authority in every program', () => {
    const patched = manifests.map(withAuthority);
    const items = containersIn(patched).map(({ pod }) => pod.volumes?.find(({ name }) => name === 'secrets')?.secret?.items);
    expect(items).toHaveLength(5);
    for (const mounted of items) expect(mounted).toContainEqual({ key: 'authority', path: 'authority' });
  });

  test('OPS-03 API, admin and backup use the same files', () => {
    const stores = containersIn(manifests)
      .filter(({ name }) => /-(api|admin|backup)$/.test(name))
      .map((one) => {
        const volume = one.pod.volumes?.find(({ name }) => name === 'data');
        const bucket = environmentOf(one, manifests, required).STORAGE_S3_BUCKET;
        return bucket || volume?.persistentVolumeClaim?.claimName;
      });
    expect(stores).toHaveLength(3);
    expect(new Set(stores)).toEqual(new Set([overlay.endsWith('shared-folder') ? 'plantsoen-data' : 'plantsoen']));
  });
});
