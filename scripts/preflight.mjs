// Checks the machine before a start; each problem is one line. Plain JavaScript, because it runs on Node 20.
import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const megabyte = 2 ** 20;
/** Required disk space in MB. Packages and builds take 2 GB; a database always needs room to write. */
const spaceNeeded = { first: 2500, later: 200 };

/**
 * Returns the error of listening on a port, or undefined.
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<string | undefined>}
 */
function listeningFault(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * @param {string} variable
 * @param {number} port
 */
async function portProblem(variable, port) {
  const fault = (await listeningFault(port)) ?? (await listeningFault(port, '127.0.0.1'));
  if (!fault) return [];
  if (fault === 'EADDRINUSE')
    return [
      `port ${port} is taken: stop the program that uses it (another instance of Plantsoen?), or set ${variable} to a free port`,
    ];
  return [`port ${port} cannot be used (${fault}): set ${variable} to another port`];
}

/** @param {string} folder */
function dataFolderProblem(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return [];
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    return [
      code === 'ENOSPC'
        ? 'the disk is full'
        : `the data folder ${folder} cannot be written to (${code}): check DATA_FOLDER and its owner`,
    ];
  }
}

/** @param {string} dataFolder */
function spaceProblem(dataFolder) {
  const installed = existsSync(join(root, 'node_modules'));
  return [
    { folder: root, needed: installed ? spaceNeeded.later : spaceNeeded.first },
    { folder: existsSync(dataFolder) ? dataFolder : dirname(dataFolder), needed: spaceNeeded.later },
  ]
    .filter(({ folder }) => existsSync(folder))
    .map(({ folder, needed }) => {
      const { bavail, bsize } = statfsSync(folder);
      return { folder, needed, free: Math.floor((bavail * bsize) / megabyte) };
    })
    .filter(({ free, needed }) => free < needed)
    .slice(0, 1)
    .map(({ folder, needed, free }) => `the disk of ${folder} is full: ${free} MB are free, at least ${needed} MB are needed`);
}

/**
 * Returns everything that would prevent a start, one line each.
 * @param {import('./settings.mjs').Settings} settings
 * @returns {Promise<string[]>}
 */
export async function preflightProblems({ ports, dataFolder }) {
  const taken = await Promise.all([
    portProblem('SITE_PORT', ports.site),
    portProblem('API_PORT', ports.api),
    portProblem('ADMIN_PORT', ports.admin),
  ]);
  const folder = dataFolderProblem(dataFolder);
  return [...taken.flat(), ...folder, ...(folder.length > 0 ? [] : spaceProblem(dataFolder))];
}
