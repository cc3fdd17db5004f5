import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A line of a process's output: `level` only for a log entry, `text` readable in both cases. */
export type OutputLine = { raw: string; text: string; level?: string; stream: 'stdout' | 'stderr' };

const levelNames: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

type LogEntry = {
  level?: string | number;
  msg?: string;
  err?: { message?: string };
  method?: string;
  path?: string;
  status?: number;
};

/** Parses a line; processes log JSON, their tools plain text. */
export function readLine(raw: string, stream: OutputLine['stream']): OutputLine {
  if (!raw.startsWith('{')) return { raw, text: raw, stream };
  try {
    const { level, msg, err, method, path, status }: LogEntry = JSON.parse(raw);
    const said = msg ?? [method, path, status].filter(Boolean).join(' ');
    const text = [said, err?.message !== msg ? err?.message : undefined].filter(Boolean).join(': ');
    return { raw, text: text || raw, stream, level: typeof level === 'number' ? levelNames[level] : level };
  } catch {
    return { raw, text: raw, stream };
  }
}

/** Whether a line is shown during normal operation: errors, and plain text on the error stream. */
export function isTrouble({ level, stream, text }: OutputLine): boolean {
  return level ? level === 'error' || level === 'fatal' : stream === 'stderr' && text.trim() !== '';
}

/** Stores the line of a process that best explains its exit: its last error, otherwise its last line. */
export function lastWords(): { hear: (line: OutputLine) => void; tell: () => string } {
  let last = 'it printed nothing';
  let error: string | undefined;
  return {
    hear(line) {
      const text = line.text.trim();
      if (text !== '') last = text;
      if (line.level ? isTrouble(line) : /^(\w*Error|Uncaught|fatal)\b/i.test(line.text)) error = text;
    },
    tell: () => error ?? last,
  };
}

/** Calls `listen` for each line of a child's output. */
export function eachLine(child: ChildProcess, listen: (line: OutputLine) => void): void {
  for (const stream of ['stdout', 'stderr'] as const) {
    const source = child[stream];
    if (source) createInterface({ input: source }).on('line', (raw) => listen(readLine(raw, stream)));
  }
}
