import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { ImageConfiguration } from './image-store.ts';

/**
 * Mounts the files of an image read-only, with a writable data folder and an empty /tmp, and runs its command as process 1 under its
 * user. Chroot isolation of buildah has neither, but they are how container engines run the images.
 */
const script = `
set -e
root=$1 data=$2 demo=$3 user=$4 folder=$5; shift 5
mkdir -p "$root/app/demo-content"
mount --bind "$root" "$root"
mount --bind "$data" "$root/data"
mount --bind -o ro "$demo" "$root/app/demo-content"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount -o remount,bind,ro "$root"
exec unshare --root="$root" --wd="$folder" --setgid="\${user#*:}" --setuid="\${user%:*}" -- "$@"`;

type Run = {
  files: string;
  configuration: ImageConfiguration;
  /** Arguments in place of those of the image. */
  command: readonly string[] | undefined;
  env: Record<string, string>;
  dataFolder: string;
  demoContent: string;
};

export type Container = {
  /** Everything that the program has printed. */
  output: () => string;
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
  /** Sends SIGTERM to process 1, as `docker stop` does. */
  stop: () => Promise<number | null>;
  kill: () => void;
};

/** Starts the program of an image. */
export function startContainer({ files, configuration, command, env, dataFolder, demoContent }: Run): Container {
  const { Entrypoint, Cmd, User, WorkingDir, Env } = configuration;
  const imageEnv = Object.fromEntries(Env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
  const places = [files, dataFolder, demoContent, User, WorkingDir];
  const child = spawn(
    'unshare',
    [
      ...['--mount', '--pid', '--fork', '--kill-child', '--', '/bin/sh', '-c', script, 'sh', ...places],
      ...[...Entrypoint, ...(command ?? Cmd)],
    ],
    { env: { ...imageEnv, ...env, ...systemPath(imageEnv.PATH) }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return {
    output: () => output,
    ended,
    stop() {
      process.kill(firstProcessOf(child), 'SIGTERM');
      return ended;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

/** The shell finds the programs for mounting, and the image its Node. */
const systemPath = (path = '') => ({ PATH: `${path}:/usr/sbin:/sbin` });

/** Returns the ID, outside of the container, of its process 1. */
function firstProcessOf({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
}
