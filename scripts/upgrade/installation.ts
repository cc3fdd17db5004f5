import { readFileSync } from 'node:fs';

/** A running program: the command that restarts it, and the address that answers with success when it can serve. */
export type Instance = { name: string; restart: string; ready: string };

/**
 * An installation, as its operator describes it in a JSON file. Commands run in a shell; `{build}` is the folder of the build.
 */
export type Installation = {
  /** Migrates the database. */
  migrate: string;
  /** Makes the build the one that restarted programs run, for instance by a link. */
  select?: string;
  apis: Instance[];
  admins: Instance[];
  sites: Instance[];
  /** Pause in seconds after each instance, in which balancers find it ready. */
  pauseSeconds: number;
};

/** Reads an installation, or returns its problem in one line. */
export function readInstallation(file: string): { installation: Installation } | { problem: string } {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return { problem: `${file} cannot be read: ${error instanceof Error ? error.message : error}` };
  }
  return parseInstallation(read);
}

/** Validates the content of an installation. */
export function parseInstallation(read: unknown): { installation: Installation } | { problem: string } {
  if (!isRecord(read)) return { problem: 'the installation must be one JSON object' };
  const { migrate, select, apis = [], admins = [], sites = [], pauseSeconds = 5, ...others } = read;
  const unknown = Object.keys(others)[0];
  if (unknown !== undefined) return { problem: `the installation has an unknown entry: ${unknown}` };
  if (!isCommand(migrate)) return { problem: 'the installation must have the command "migrate"' };
  if (select !== undefined && !isCommand(select)) return { problem: '"select" must be a command' };
  if (!isInstances(apis) || !isInstances(admins) || !isInstances(sites))
    return { problem: '"apis", "admins" and "sites" must be lists of { "name", "restart", "ready" }' };
  const names = [...apis, ...admins, ...sites].map(({ name }) => name);
  if (apis.length === 0 || sites.length === 0) return { problem: 'the installation must have at least one API and one site' };
  if (new Set(names).size < names.length) return { problem: 'the names of the instances must differ' };
  if (typeof pauseSeconds !== 'number' || !(pauseSeconds >= 0 && pauseSeconds <= 600))
    return { problem: '"pauseSeconds" must be a number of seconds from 0 to 600' };
  return { installation: { migrate, ...(select !== undefined && { select }), apis, admins, sites, pauseSeconds } };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCommand = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function isInstances(value: unknown): value is Instance[] {
  const isInstance = (one: unknown) =>
    isRecord(one) && isCommand(one.name) && isCommand(one.restart) && typeof one.ready === 'string' && URL.canParse(one.ready);
  return Array.isArray(value) && value.every(isInstance);
}
