import { ending, spawnNode } from '../node-child.mjs';
import { eachLine, lastWords } from './child-output.ts';
import type { Terminal } from './terminal.ts';

/** Reason to end the start that the user can understand and fix; the message is one line. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

/**
 * Runs one of our programs to its end. Its messages for people go only to the terminal, because they may contain a password; log entries
 * and errors go to its log.
 */
export async function runCommand(name: string, args: string[], env: NodeJS.ProcessEnv, terminal: Terminal): Promise<void> {
  const child = spawnNode(args, { env });
  const words = lastWords();
  eachLine(child, (line) => {
    words.hear(line);
    if (line.level) terminal.heard(name, line);
    else if (line.stream === 'stderr') terminal.logOf(name).write(`${line.raw}\n`);
    else terminal.say(`  ${line.text}`);
  });
  const how = await ending(child);
  if (how === 0) return;
  if (/ENOSPC|No space left on device/.test(words.tell()))
    throw new StartProblem(`the disk is full: ${name} could not finish and resumes at the next start`);
  throw new StartProblem(`the command ${name} failed: ${words.tell()} (more in ${terminal.logOf(name).path()})`);
}
