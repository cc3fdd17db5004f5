import { expect, it } from 'vitest';
import { type LockedTree, productionClosure, readLockedTree } from './locked-tree.ts';
import { createSbom } from './sbom.ts';

const tree: LockedTree = {
  app: { version: '0.1.0', dependencies: { '@own/rules': '0.1.0', one: '^1.0.0' } },
  rules: { version: '0.1.0', dependencies: { two: '^2.0.0' } },
  'node_modules/@own/rules': { resolved: 'rules', link: true },
  'node_modules/one': { version: '1.2.0', license: 'MIT', integrity: 'sha512-AAEC', dependencies: { two: '^1.0.0' } },
  'node_modules/one/node_modules/two': { version: '1.0.0' },
  'node_modules/two': {
    version: '2.0.0',
    peerDependencies: { tool: '*', peer: '*' },
    peerDependenciesMeta: { tool: { optional: true } },
  },
  'node_modules/peer': { version: '3.0.0', dependencies: { one: '*' } },
  'node_modules/tool': { version: '1.0.0' },
};

it('finds the packages of a workspace as Node resolves them, without those for development', () => {
  expect(productionClosure(tree, ['app'])).toEqual([
    ...['app', 'node_modules/one', 'node_modules/one/node_modules/two', 'node_modules/peer', 'node_modules/two', 'rules'],
  ]);
});

it('OPS-01 the SBOM lists each package with version, licence and hash', () => {
  const { components, metadata } = createSbom(tree, 'app', 'site');
  expect(metadata.component).toMatchObject({ type: 'application', name: '@plantsoen/site', version: '0.1.0' });
  expect(components.map(({ purl }) => purl)).toEqual([
    ...['pkg:npm/one@1.2.0', 'pkg:npm/two@1.0.0', 'pkg:npm/peer@3.0.0', 'pkg:npm/two@2.0.0'],
  ]);
  expect(components[0]).toMatchObject({
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: '000102' }],
  });
});

it.each([
  ['site', 'site', ['react', 'pino'], ['pg', 'vite']],
  ['api', 'backend', ['pg', 'sharp', 'payload'], ['vitest', 'qr']],
  ['admin', 'backend/admin', ['next', '@payloadcms/ui', 'pg'], ['vitest', 'vite']],
])('OPS-01 the SBOM of the %s lists its production packages only', (name, workspace, present, absent) => {
  const names = createSbom(readLockedTree(), workspace, name).components.map((component) => component.name);
  expect(present.filter((one) => !names.includes(one))).toEqual([]);
  expect(absent.filter((one) => names.includes(one))).toEqual([]);
});
