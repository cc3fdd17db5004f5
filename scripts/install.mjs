// Installs the packages of the lock file if they are not installed yet.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ending } from './node-child.mjs';
import { step } from './progress.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} Package
 * @param {string} lockFile
 * @returns {Record<string, Package> | undefined}
 */
function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules matches the lock file. npm writes its list of installed packages last, so a failed installation has none. Optional
 * packages may be missing (other platforms), except this platform's Node.
 * @param {string} root
 * @param {string | undefined} nodeOfPlatform
 */
export function packagesAreInstalled(root, nodeOfPlatform) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present || (nodeOfPlatform && !existsSync(nodeOfPlatform))) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    const here = present[path];
    if (!here) return path === '' || Boolean(entry.optional);
    return here.version === entry.version && here.integrity === entry.integrity;
  });
}

/**
 * Returns the command for npm: the npm and Node that run this process, otherwise the npm on the PATH.
 * @returns {[string, string[]]}
 */
function npmCommand() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (cli?.endsWith('.js') && node) return [node, [cli]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

/**
 * Returns the problem in one line.
 * @param {string} output
 * @param {number | string} code
 */
function problemOf(output, code) {
  if (/ENOSPC/.test(output)) return 'the disk is full: the packages could not be installed.';
  if (/EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|ECONNRESET/.test(output))
    return "npm's registry cannot be reached: check the network connection, then try again.";
  const line = output
    .split('\n')
    .map((text) => text.replace(/^npm (error|ERR!)\s*(code )?/, '').trim())
    .find((text) => text !== '' && !/^(npm warn|E[A-Z0-9]+$)/.test(text));
  return `the packages could not be installed (npm exited with ${code}): ${line ?? 'npm printed no reason'}`;
}

/**
 * Installs by the lock file, including development packages regardless of NODE_ENV. Returns the problem in one line, or undefined.
 * @param {string} root
 */
export async function installPackages(root) {
  const [command, args] = npmCommand();
  const first = !existsSync(join(root, 'node_modules'));
  const done = step(first ? 'Installing packages (the first time this takes about two minutes)' : 'Installing packages');
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(
    command,
    [...args, 'ci', '--ignore-scripts', '--loglevel=error', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
    {
      cwd: root,
      env,
      shell: process.platform === 'win32' && args.length === 0,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stderr, child.stdout]) stream?.on('data', (chunk) => (output += chunk));
  const code = await ending(child);
  done(code === 0);
  if (code === 0) return undefined;
  return String(code).includes('ENOENT') ? 'npm is not installed, or not on the PATH.' : problemOf(output, code);
}
