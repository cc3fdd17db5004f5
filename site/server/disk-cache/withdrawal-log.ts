import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { appendFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Log } from '../log.ts';

type Line = { position: number; withdrawn?: string[] };

/** Maximum number of tags. Beyond it the oldest withdrawals are deleted, and content from before them is no longer allowed. */
const maxTags = 50_000;
const maxFileBytes = 4 * 1024 * 1024;

/**
 * Log of withdrawn content by position in the API's change log, in a file that survives restarts. Several processes append to it. Content
 * from before the first known position counts as withdrawn, so a lost file cannot show removed content.
 */
export class WithdrawalLog {
  readonly #file: string;
  readonly #log: Log;
  readonly #positions = new Map<string, number>();
  #from = Number.POSITIVE_INFINITY;
  #appending: Promise<void> = Promise.resolve();
  /** Whether withdrawals are known: the file is writable, or the change stream was read. */
  #isTrusted: boolean;

  /** Last known position; undefined if there is no log yet. */
  position: number | undefined;

  constructor(file: string, log: Log) {
    this.#file = file;
    this.#log = log;
    this.#isTrusted = isWritable(file);
    for (const line of readLines(file)) this.#note(line);
  }

  /** Whether content with these tags, rendered at a position, is still public according to the log. */
  allows(tags: Iterable<string>, position: number): boolean {
    if (!this.#isTrusted || position < this.#from) return false;
    for (const tag of tags) if ((this.#positions.get(tag) ?? 0) > position) return false;
    return true;
  }

  /** Records that the change stream was read up to a position, with the tags withdrawn there. */
  record(position: number, withdrawn: readonly string[] = []): void {
    this.#isTrusted = true;
    const line: Line = { position, ...(withdrawn.length > 0 && { withdrawn: [...withdrawn] }) };
    this.#note(line);
    this.#appending = this.#appending.then(() => this.#append(line));
  }

  /** Restarts the log at a position. Withdrawals before it are unknown. */
  restart(position: number): void {
    this.#positions.clear();
    this.#from = Number.POSITIVE_INFINITY;
    this.position = undefined;
    this.#appending = this.#appending.then(() => rm(this.#file, { force: true })).catch((error) => this.#warn(error));
    this.record(position);
  }

  /** Waits until everything recorded is in the file. */
  async flush(): Promise<void> {
    await this.#appending;
  }

  #note({ position, withdrawn = [] }: Line): void {
    // Another process, or a replay of the change stream, may note an earlier position later.
    this.position = Math.max(position, this.position ?? 0);
    if (this.#from === Number.POSITIVE_INFINITY) this.#from = position;
    for (const tag of withdrawn) {
      const latest = Math.max(position, this.#positions.get(tag) ?? 0);
      this.#positions.delete(tag);
      this.#positions.set(tag, latest);
    }
    for (const [tag, oldest] of this.#positions) {
      if (this.#positions.size <= maxTags) break;
      this.#positions.delete(tag);
      this.#from = Math.max(this.#from, oldest);
    }
  }

  /** Appends a line. If that fails the file is deleted, because a missing line would show withdrawn content after a restart. */
  async #append(line: Line): Promise<void> {
    try {
      await appendFile(this.#file, `${JSON.stringify(line)}\n`);
    } catch (error) {
      this.#warn(error);
      await rm(this.#file, { force: true }).catch(() => undefined);
    }
  }

  #warn(error: unknown): void {
    this.#log.warn({ err: error }, 'writing the withdrawal log failed');
  }
}

function isWritable(file: string): boolean {
  try {
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, '');
    return true;
  } catch {
    return false;
  }
}

/** Reads the lines of the file. A large file is truncated to its newer half first. A line that a crash left incomplete is skipped. */
function readLines(file: string): Line[] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
    if (text.length > maxFileBytes) {
      text = text.slice(text.indexOf('\n', text.length / 2) + 1);
      writeFileSync(`${file}.${process.pid}`, text);
      renameSync(`${file}.${process.pid}`, file);
    }
  } catch {
    rmSync(`${file}.${process.pid}`, { force: true });
  }
  return text.split('\n').flatMap(parsed);
}

function parsed(line: string): Line[] {
  try {
    const { position, withdrawn } = JSON.parse(line) as Line;
    return typeof position === 'number' ? [{ position, withdrawn: withdrawn ?? [] }] : [];
  } catch {
    return [];
  }
}
