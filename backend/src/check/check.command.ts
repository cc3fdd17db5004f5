import type { BareContext, Command } from '../platform/commands/command.ts';
import { checkDatabase } from './check-database.ts';
import { attempt, type CheckResult } from './check-result.ts';
import { checkDataFolder, checkMail, checkMailingService, checkSearch } from './check-services.ts';
import { maskedConfiguration } from './masked-configuration.ts';

/** Validates the configuration and reaches every dependency. Prints the effective configuration without secrets. */
export const check: Command<{ json?: true }, BareContext> = async (bare, { json }) => {
  const context = await bare.configure();
  if ('problem' in context) return context;
  const { configuration } = context;
  const shown = maskedConfiguration(configuration);
  const results = (
    await Promise.all([
      attempt('database', () => checkDatabase(configuration)),
      attempt('data folder', () => checkDataFolder(configuration)),
      attempt('mail', () => checkMail(configuration)),
      attempt('search', () => checkSearch(configuration)),
      attempt('mailing service', () => checkMailingService(configuration.mailingService)),
    ])
  ).flat();
  if (json) bare.print(JSON.stringify({ configuration: shown, checks: results }, null, 2));
  else for (const line of linesOf(shown, results)) bare.print(line);
  const failures = results.filter(({ isOk }) => !isOk);
  return failures.length === 0 ? undefined : { problem: `${failures.length} of ${results.length} checks failed` };
};

function linesOf(configuration: Record<string, unknown>, results: readonly CheckResult[]): string[] {
  const values = Object.entries(configuration).filter(([, value]) => value !== undefined);
  return [
    'Configuration',
    ...values.map(([name, value]) => `  ${name.padEnd(20)}${typeof value === 'string' ? value : JSON.stringify(value)}`),
    'Checks',
    ...results.map(({ name, isOk, detail }) => `  ${isOk ? 'ok    ' : 'FAILED'}  ${name.padEnd(18)}${detail}`),
  ];
}
