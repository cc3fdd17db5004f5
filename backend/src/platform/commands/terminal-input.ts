import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';

/** Returns the first line of standard input, such as a password from a file or a password manager. */
export async function readStandardInput(): Promise<string> {
  const [line = ''] = (await text(process.stdin)).split(/\r?\n/);
  return line;
}

/**
 * Whether the operator confirms a destructive command: by `--yes`, or by typing `yes` in a terminal. Without a terminal, `--yes` is
 * necessary.
 */
export async function isConfirmed(question: string, yes: boolean | undefined): Promise<boolean> {
  if (yes) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} Type yes to continue: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

/** Problem of a command that was not confirmed. */
export const notConfirmed = { problem: 'nothing was changed: confirm with yes, or add --yes' };
