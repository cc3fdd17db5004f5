import { type Configuration, readConfiguration } from '../src/platform/configuration.ts';

/** Returns the configuration of this process. Throws with one line for each fault where the environment is wrong. */
export function adminConfiguration(): Configuration {
  const result = readConfiguration(process.env);
  if ('configuration' in result) return result.configuration;
  throw new Error(result.problems.join('\n'));
}
