import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, fstatSync, mkdirSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { LaunchProblem } from './launch-problem.ts';
import type { OperatingUser } from './operating-user.ts';

/**
 * Shell script that supervises PostgreSQL. It stops the server (SIGINT: closes connections, writes data) when its standard input closes,
 * on request or when the launcher exits for any reason. Then it removes the socket folder.
 */
const keeper = `
sockets=$1; shift
exec 3<&0
"$@" </dev/null 3<&- & server=$!
(read -r _ <&3; kill -INT "$server") & watch=$!
wait "$server"; status=$?
kill "$watch" 2>/dev/null
rm -rf "$sockets"
exit "$status"
`;

/** A server process, running or exited: `ended` resolves when it exits, `output` returns its log since the start. */
export type Server = { ended: Promise<void>; hasEnded: () => boolean; stop: () => void; output: () => string };

const maxSocketPathLength = process.platform === 'darwin' ? 103 : 107;

/** Creates a private folder with a path short enough for a socket. */
export function makeSocketFolder(): string {
  for (const base of ['/tmp', tmpdir()]) {
    try {
      return mkdtempSync(join(base, 'plantsoen-'));
    } catch {
      // The next folder may be writable.
    }
  }
  throw new LaunchProblem(`the database socket needs a writable folder: make /tmp or ${tmpdir()} writable`);
}

function prepareSocketFolder(folder: string, user: OperatingUser): void {
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) > maxSocketPathLength)
    throw new LaunchProblem(`the socket path ${folder} is too long: set TMPDIR to a shorter folder`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
}

export type ServerOptions = {
  folder: string;
  socketFolder: string;
  logFile: string;
  durable: boolean;
  /** Further settings of PostgreSQL, which take precedence. */
  settings?: Record<string, string>;
};

/** Starts the server in a separate process group, so that Ctrl-C in the terminal reaches only the launcher. */
export function startServer(options: ServerOptions, binaries: Binaries, user: OperatingUser): Server {
  prepareSocketFolder(options.socketFolder, user);
  mkdirSync(dirname(options.logFile), { recursive: true, mode: 0o700 });
  const log = openSync(options.logFile, 'a');
  const logged = fstatSync(log).size;
  const settings = {
    listen_addresses: '',
    unix_socket_directories: options.socketFolder,
    log_checkpoints: 'off',
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    ...(options.durable
      ? { synchronous_commit: 'on' }
      : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' }),
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command = '', ...args] = [
    ...user.prefix,
    ...['/bin/sh', '-c', keeper, 'sh', options.socketFolder],
    ...[binaries.postgres, '-D', options.folder, ...flags],
  ];
  const child: ChildProcess = spawn(command, args, {
    cwd: '/',
    detached: true,
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  child.stdin?.on('error', () => {});
  let over = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      over = true;
      child.stdin?.destroy();
      resolve();
    };
    child.on('exit', end);
    child.on('error', end);
  });
  return {
    ended,
    hasEnded: () => over,
    stop: () => child.stdin?.end(),
    output: () => readFileSync(options.logFile).subarray(logged).toString('utf8'),
  };
}
