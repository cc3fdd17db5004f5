import { type DescribedVariable, describeConfiguration } from '@plantsoen/configuration/describe-configuration.mjs';
import type { BareContext, Command } from '../platform/commands/command.ts';
import { checkDatabase } from './check-database.ts';
import { checkReplica } from './check-replica.ts';
import { attempt, type CheckResult } from './check-result.ts';
import { checkMigrationRights } from './check-rights.ts';
import { checkSecretFiles } from './check-secret-files.ts';
import { checkDataFolder, checkMail, checkMailingService, checkSearch, checkStorage } from './check-services.ts';

/** Mail servers may scan an email before they accept it. */
const sendingMs = 30_000;

/** Validates the configuration and reaches every dependency. Prints the effective configuration without secrets. */
export const check: Command<{ json?: true; sendMailTo?: string }, BareContext> = async (bare, { json, sendMailTo }) => {
  const context = await bare.configure();
  if ('problem' in context) return context;
  const { configuration } = context;
  const variables = describeConfiguration(bare.env);
  const results = (
    await Promise.all([
      attempt('database', () => checkDatabase(configuration)),
      attempt('read replica', () => checkReplica(configuration)),
      attempt('migration rights', () => checkMigrationRights(configuration)),
      attempt('data folder', () => checkDataFolder(configuration)),
      attempt('secret files', () => checkSecretFiles(bare.env, configuration.dataFolder)),
      attempt('file storage', () => checkStorage(configuration)),
      attempt('mail', () => checkMail(configuration, sendMailTo), sendMailTo ? sendingMs : undefined),
      attempt('search', () => checkSearch(configuration)),
      attempt('mailing service', () => checkMailingService(configuration.mailingService)),
    ])
  ).flat();
  if (json) bare.print(JSON.stringify({ configuration: variables, checks: results }, null, 2));
  else for (const line of linesOf(variables, results)) bare.print(line);
  const failures = results.filter(({ isOk }) => !isOk);
  return failures.length === 0 ? undefined : { problem: `${failures.length} of ${results.length} checks failed` };
};

function linesOf(variables: readonly DescribedVariable[], results: readonly CheckResult[]): string[] {
  return [
    'Configuration',
    ...variables.map(({ name, value, origin }) => `  ${name.padEnd(34)}${value}${origin === 'default' ? '' : ` (${origin})`}`),
    'Checks',
    ...results.map(({ name, isOk, detail }) => `  ${isOk ? 'ok    ' : 'FAILED'}  ${name.padEnd(18)}${detail}`),
  ];
}
