import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { appendFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Log } from '../log.ts';

type Line = { position: number; withdrawn?: string[] };

/** Beyond this number the oldest withdrawals are forgotten, and with them the right to show what is older. */
const maxTags = 50_000;
const maxFileBytes = 4 * 1024 * 1024;

/**
 * The announced changes that withdrew content, by their position in the API's change log, in a file that survives restarts. Several
 * processes append to it. Content from before the first known position counts as withdrawn, so a lost file shows nothing that is gone.
 */
export class WithdrawalLog {
  readonly #file: string;
  readonly #log: Log;
  readonly #positions = new Map<string, number>();
  #from = Number.POSITIVE_INFINITY;
  #appending: Promise<void> = Promise.resolve();
  /** Whether withdrawals are known: the file can be written, or the change stream has been heard. */
  #isTrusted: boolean;

  /** The last position that is known; undefined where there is no log yet. */
  position: number | undefined;

  constructor(file: string, log: Log) {
    this.#file = file;
    this.#log = log;
    this.#isTrusted = isWritable(file);
    for (const line of readLines(file)) this.#note(line);
  }

  /** Whether content with these tags, made at a position, is still public as far as is known. */
  allows(tags: Iterable<string>, position: number): boolean {
    if (!this.#isTrusted || position < this.#from) return false;
    for (const tag of tags) if ((this.#positions.get(tag) ?? 0) > position) return false;
    return true;
  }

  /** Notes that the change stream has been heard up to a position, with the tags that were withdrawn there. */
  record(position: number, withdrawn: readonly string[] = []): void {
    this.#isTrusted = true;
    const line: Line = { position, ...(withdrawn.length > 0 && { withdrawn: [...withdrawn] }) };
    this.#note(line);
    this.#appending = this.#appending.then(() => this.#append(line));
  }

  /** Begins anew at a position: nothing is known of what was withdrawn before. */
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
    // Another process may append an earlier position later.
    this.position = Math.max(position, this.position ?? 0);
    if (this.#from === Number.POSITIVE_INFINITY) this.#from = position;
    for (const tag of withdrawn) {
      this.#positions.delete(tag);
      this.#positions.set(tag, position);
    }
    for (const [tag, oldest] of this.#positions) {
      if (this.#positions.size <= maxTags) break;
      this.#positions.delete(tag);
      this.#from = Math.max(this.#from, oldest);
    }
  }

  /** A line that cannot be appended would be missing after a restart: without the file nothing old is shown then. */
  async #append(line: Line): Promise<void> {
    try {
      await appendFile(this.#file, `${JSON.stringify(line)}\n`);
    } catch (error) {
      this.#warn(error);
      await rm(this.#file, { force: true }).catch(() => undefined);
    }
  }

  #warn(error: unknown): void {
    this.#log.warn({ err: error }, 'the log of withdrawn content cannot be written');
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

/** The lines of the file, of a large one the newer half, which is then all that remains. A line torn by a crash is skipped. */
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
