import { type Configuration, readConfiguration } from '../src/platform/configuration.ts';

/** The configuration of this process; ends it, with one line for each fault, where the environment is wrong. */
export function adminConfiguration(): Configuration {
  const result = readConfiguration(process.env);
  if ('configuration' in result) return result.configuration;
  console.error(result.problems.join('\n'));
  process.exit(1);
}
