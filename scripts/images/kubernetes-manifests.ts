import { execFile, execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { IJobSpec } from 'kubernetes-models/batch/v1';
import type { IContainer, IPodSpec } from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';
import { root } from '../root.ts';

type PodTemplate = { template?: { spec?: IPodSpec } };

type IngressTls = { hosts: string[]; secretName: string };

export type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  data?: Record<string, string>;
  spec?: PodTemplate & { jobTemplate?: { spec?: PodTemplate & IJobSpec }; rules?: { host: string }[]; tls?: IngressTls[] };
};

export type ManifestContainer = { kind: string; name: string; container: IContainer; pod: IPodSpec };

const folder = join(root, 'deploy/kubernetes');
const kubectl = process.env.KUBECTL_PATH ?? 'kubectl';

export const overlays = readdirSync(join(folder, 'overlays')).map((name) => `overlays/${name}`);

/** Renders the manifests of a folder of `deploy/kubernetes`. */
export async function renderManifests(name: string): Promise<Manifest[]> {
  const { stdout } = await promisify(execFile)(kubectl, ['kustomize', join(folder, name)]);
  return parseAllDocuments(stdout).map((document) => document.toJS());
}

/** Applies a patch of JSON to an object, as the guide does. */
export function patchManifest(manifest: object, patch: string): Manifest {
  const args = ['patch', '--local', '-f', '-', '--type=json', '-o', 'json', '-p', patch];
  return JSON.parse(execFileSync(kubectl, args, { input: JSON.stringify(manifest) }).toString());
}

/** Returns the containers of all workloads, without those that prepare a pod. */
export function containersIn(manifests: readonly Manifest[]): ManifestContainer[] {
  return manifests.flatMap(({ kind, metadata: { name }, spec }) => {
    const pod = (spec?.jobTemplate?.spec ?? spec)?.template?.spec;
    return pod ? pod.containers.map((container) => ({ kind, name, container, pod })) : [];
  });
}
