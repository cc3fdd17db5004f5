import { isTrouble, type OutputLine } from './child-output.ts';
import { type LogFile, openLogFile } from './log-file.ts';

/** Output of the start and its processes: the terminal for people, and one file per process and day for everything. */
export type Terminal = {
  say: (line: string) => void;
  warn: (line: string) => void;
  logOf: (name: string) => LogFile;
  /** Logs a line of a process, and shows it if it is an error (in development: always). */
  heard: (name: string, line: OutputLine) => void;
};

/** Opens the terminal of a start with its logs in `folder`. */
export function openTerminal(folder: string, showAll: boolean, logDays: number): Terminal {
  const logs = new Map<string, LogFile>();
  const logOf = (name: string) => {
    const log = logs.get(name) ?? openLogFile(folder, name, logDays);
    logs.set(name, log);
    return log;
  };
  return {
    say: (line) => console.log(line),
    warn: (line) => console.error(`! ${line}`),
    logOf,
    heard(name, line) {
      logOf(name).write(`${line.raw}\n`);
      if (showAll || isTrouble(line)) console.log(`${name.padEnd(6)}| ${line.level ? `${line.level}: ` : ''}${line.text}`);
    },
  };
}
