import { type Configuration, readConfiguration } from '../src/platform/configuration.ts';

/** Returns the configuration of this process. Throws an error with one line per invalid variable. */
export function adminConfiguration(): Configuration {
  const result = readConfiguration(process.env);
  if ('configuration' in result) return result.configuration;
  throw new Error(result.problems.join('\n'));
}
