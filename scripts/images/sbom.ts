import { type LockEntry, type LockedTree, productionClosure } from './locked-tree.ts';

type Component = {
  type: 'application' | 'library';
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  licenses?: { expression: string }[];
  hashes?: { alg: 'SHA-512'; content: string }[];
};

export type Sbom = { bomFormat: 'CycloneDX'; specVersion: '1.5'; metadata: { component: Component }; components: Component[] };

const folder = 'node_modules/';

function componentOf(path: string, { version = '', license, integrity }: LockEntry): Component {
  const name = path.slice(path.lastIndexOf(folder) + folder.length);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const hash = integrity?.startsWith('sha512-') ? Buffer.from(integrity.slice(7), 'base64').toString('hex') : undefined;
  return {
    type: 'library',
    ...{ 'bom-ref': purl, name, version, purl },
    ...(license && { licenses: [{ expression: license }] }),
    ...(hash && { hashes: [{ alg: 'SHA-512', content: hash }] }),
  };
}

/**
 * Returns the software bill of materials of a program in the format CycloneDX: every package that its workspace needs in production,
 * bundled or not, once per version. `npm sbom` is not used, because it omits packages that another workspace needs for development.
 */
export function createSbom(tree: LockedTree, workspace: string, name: string): Sbom {
  const version = tree[workspace]?.version ?? '';
  const purl = `pkg:npm/%40plantsoen/${name}@${version}`;
  const packages = productionClosure(tree, [workspace]).filter((path) => path.includes(folder));
  const components = new Map(packages.map((path) => [path, componentOf(path, tree[path] ?? {})]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { component: { type: 'application', 'bom-ref': purl, name: `@plantsoen/${name}`, version, purl } },
    components: [...new Map([...components.values()].map((one) => [one.purl, one])).values()],
  };
}
