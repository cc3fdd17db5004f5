import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.ts';

/** Runs a program to its end. Rejects with its output if it fails. */
async function run(program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { cwd: root, maxBuffer: 2 ** 26 });
  return stdout;
}

/** Configuration of an image, as in the image format of Docker. */
export type ImageConfiguration = {
  User: string;
  Env: string[];
  Entrypoint: string[];
  Cmd: string[];
  WorkingDir: string;
  StopSignal: string;
  Labels: Record<string, string>;
  Healthcheck?: { Test: string[] };
};

export type ImageStore = Awaited<ReturnType<typeof openImageStore>>;

const programOf = (variable: string, name: string) => process.env[variable] ?? name;

/**
 * Opens a store of images in a folder, with a base: Debian's C and C++ libraries and the packaged Node, which the default base of the
 * Dockerfile contains as well. No registry is needed. The storage driver copies layers, because overlays need kernel support.
 */
export async function openImageStore(folder: string, programs: string) {
  const storage = ['--storage-driver', 'vfs', '--root', join(folder, 'storage'), '--runroot', join(folder, 'run')];
  const buildah = async (...args: string[]) => (await run(programOf('BUILDAH_PATH', 'buildah'), [...storage, ...args])).trim();
  const containers = new Map<string, Promise<string>>();

  /** Returns the only container of an image. */
  function containerOf(image: string): Promise<string> {
    const known = containers.get(image) ?? buildah('from', image);
    containers.set(image, known);
    return known;
  }

  async function buildBase(): Promise<void> {
    mkdirSync(folder, { recursive: true });
    const archive = join(folder, 'base.tar');
    const packages = 'base-files,libc6,libgcc-s1,libstdc++6';
    await run(programOf('MMDEBSTRAP_PATH', 'mmdebstrap'), ['--variant=extract', `--include=${packages}`, 'bookworm', archive]);
    const container = await buildah('from', 'scratch');
    await buildah('add', container, archive, '/');
    await buildah('copy', container, process.execPath, '/usr/local/bin/node');
    await buildah('config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin', container);
    await buildah('commit', '--rm', container, 'localhost/base');
  }

  await buildBase();
  return {
    /** Builds an image of the Dockerfile from the collected programs. */
    async build(target: string): Promise<string> {
      const image = `localhost/plantsoen-${target}`;
      const options = ['--isolation', 'chroot', '--format', 'docker', '--build-arg', 'BASE_IMAGE=localhost/base'];
      await buildah('build', ...options, '--build-context', `build=${programs}`, '--target', target, '--tag', image, '.');
      return image;
    },
    async configurationOf(image: string): Promise<ImageConfiguration> {
      return JSON.parse(await buildah('inspect', '--type', 'image', image)).Docker.config;
    },
    /** Returns the folder with the files of an image. */
    async mount(image: string): Promise<string> {
      return buildah('mount', await containerOf(image));
    },
    /** Runs Node in a container of an image, as the image's user, and returns its output. */
    async runNode(image: string, args: readonly string[]): Promise<string> {
      return buildah('run', '--isolation', 'chroot', await containerOf(image), '--', 'node', ...args);
    },
  };
}
