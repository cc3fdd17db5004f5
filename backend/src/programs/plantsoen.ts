/** Program of the operator: `plantsoen <command>`. Each command is loaded only when it runs. */
import { Command as CommandLine, Option } from 'commander';
import manifest from '../../../package.json' with { type: 'json' };
import type { BareContext, Command } from '../platform/commands/command.ts';
import { exitCodes } from '../platform/commands/exit-codes.ts';
import { configured, runCommand } from './run-command.ts';

/** Returns the arguments and options of a command line by name. */
function optionsOf(line: CommandLine): object {
  const positional = line.registeredArguments.map((argument, index) => [argument.name(), line.processedArgs[index]]);
  return { ...Object.fromEntries(positional), ...line.opts() };
}

/** Returns the action of a command that needs no valid configuration. */
function runsBare<Options>(load: () => Promise<Command<Options, BareContext>>) {
  return async function action(this: CommandLine) {
    process.exit(await runCommand(await load(), this.name(), optionsOf(this) as Options));
  };
}

/** Returns the action of a command in a configured installation. */
const runs = <Options>(load: () => Promise<Command<Options>>) => runsBare(async () => configured(await load()));

const program = new CommandLine('plantsoen')
  .description('Administers an installation of Plantsoen. It reads the same environment variables as the API.')
  .version(manifest.version)
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? exitCodes.success : exitCodes.usage))
  .configureHelp({ showGlobalOptions: true });

program
  .command('check')
  .description('validates the configuration and reaches every dependency; prints the effective configuration without secrets')
  .option('--json', 'prints JSON')
  .option('--send-mail-to <address>', 'sends an email to an address; without it, the mail server is only connected to')
  .action(runsBare(async () => (await import('../check/check.command.ts')).check));
program
  .command('migrate')
  .description('migrates the database to this version; refuses a newer database')
  .action(runs(async () => (await import('../platform/database/migrate.command.ts')).migrate));
program
  .command('seed')
  .description('imports the demo content (DEMO_CONTENT) and creates the first administrator (ADMIN_EMAIL), once')
  .action(runs(async () => (await import('../seed/seed.command.ts')).seed));

program
  .command('demo')
  .description('manages the demo content')
  .command('remove')
  .description('removes the demo content that nobody has changed, while the site runs')
  .option('--dry-run', 'only lists what would be removed and what stays')
  .option('--include-changed', 'removes changed demo content too')
  .option('--yes', 'does not ask for confirmation')
  .action(runs(async () => (await import('../seed/removal/demo.command.ts')).removeDemoContent));

const admin = program.command('admin').description('manages the accounts of the admin');
admin
  .command('create')
  .description('creates an account, and prints its generated password once')
  .requiredOption('--email <address>', 'email address of the account')
  .option('--name <name>', 'name of the person')
  .option('--role <role>', 'administrator, editor, translator or sales', 'administrator')
  .option('--languages <codes>', 'languages of a translator, such as en,de')
  .option('--password-stdin', 'reads the password from standard input instead of generating one')
  .action(runs(async () => (await import('../account/editors/admin.command.ts')).createAdmin));
admin
  .command('reset-password')
  .description('sets a new password, prints it once, and ends all sessions of the account')
  .requiredOption('--email <address>', 'email address of the account')
  .option('--password-stdin', 'reads the password from standard input instead of generating one')
  .action(runs(async () => (await import('../account/editors/admin.command.ts')).resetAdminPassword));
admin
  .command('disable-2fa')
  .description('turns off the two-step verification of an account, and ends its sessions')
  .requiredOption('--email <address>', 'email address of the account')
  .option('--yes', 'does not ask for confirmation')
  .action(runs(async () => (await import('../account/editors/admin.command.ts')).disableSecondFactor));

program
  .command('projections')
  .description('manages the addresses and the catalogue')
  .command('rebuild')
  .description('rebuilds both from published content, while the site runs')
  .action(runs(async () => (await import('../composition/projections.command.ts')).rebuildProjections));
program
  .command('search')
  .description('manages the search index')
  .command('rebuild')
  .description('rebuilds the index from published content, while the site runs')
  .action(runs(async () => (await import('../search/search.command.ts')).rebuildSearch));

program
  .command('storage')
  .description('manages the storage of files')
  .command('copy')
  .description('copies all files from the data folder to the bucket, or back; continues after an interruption')
  .addOption(new Option('--to <storage>', 'storage that receives the files').choices(['local', 's3']).makeOptionMandatory())
  .option('--crops', 'copies crops as well, which can be made again')
  .action(runs(async () => (await import('../platform/storage/storage.command.ts')).copyStorage));

const jobs = program.command('jobs').description('manages background jobs');
jobs
  .command('list')
  .description('lists open and failed jobs, failed ones first')
  .option('--first <number>', 'maximum number of jobs', '50')
  .option('--json', 'prints JSON')
  .action(runs(async () => (await import('../platform/jobs/jobs.command.ts')).listJobs));
jobs
  .command('retry [id]')
  .description('makes a failed or retrying job run now, with all attempts again')
  .option('--all', 'retries all failed and retrying jobs')
  .action(runs(async () => (await import('../platform/jobs/jobs.command.ts')).retryJob));

const members = program.command('members').description('answers requests of members about their data');
members
  .command('export')
  .description('prints all data of a member as JSON, and notes this in the access log')
  .requiredOption('--email <address>', 'email address of the account')
  .action(runs(async () => (await import('../account/members.command.ts')).exportMember));
members
  .command('delete')
  .description('deletes an account with its data, as the member can, and mails the member')
  .requiredOption('--email <address>', 'email address of the account')
  .option('--yes', 'does not ask for confirmation')
  .action(runs(async () => (await import('../account/members.command.ts')).deleteMember));

const keys = program.command('keys').description('manages the keys of encrypted content');
keys
  .command('reencrypt')
  .description('encrypts all content with the first field key, while the site runs, so that the others can be removed')
  .action(runs(async () => (await import('../composition/reencrypt.command.ts')).reencrypt));
keys
  .command('forget <id>')
  .description('gives up a lost key, so that API and admin start without it; its content stays unreadable')
  .option('--yes', 'does not ask for confirmation')
  .action(runs(async () => (await import('../platform/keys.command.ts')).forgetKey));

const backup = program
  .command('backup')
  .description('backs up database, files and, on request, keys, while the site runs')
  .argument('[target]', 'new file or existing folder; - for standard output', '.')
  .option('--with-keys', 'includes the keys, readable: keep such an archive secret')
  .option('--keys-passphrase-file <file>', 'includes the keys, encrypted with the first line of a file')
  .option('--overwrite', 'replaces an existing file')
  .action(runs(async () => (await import('../backup/backup.command.ts')).backup));
backup
  .command('verify <archive>')
  .description('verifies that an archive is complete and undamaged')
  .action(runsBare(async () => (await import('../backup/backup.command.ts')).verifyBackup));
program
  .command('restore <archive>')
  .description('verifies an archive, and restores it into an empty database and data folder')
  .option('--keys-passphrase-file <file>', 'decrypts the keys in the archive with the first line of a file')
  .option('--overwrite', 'deletes the content of the database, the files and the key files first')
  .action(runsBare(async () => (await import('../backup/restore.command.ts')).restore));

await program.parseAsync();
