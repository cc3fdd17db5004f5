// Runs blocks of the runbook with commands that record their arguments.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';

/** Reads a page of the runbook. */
export const readPage = (page: string): string => readFileSync(join(root, 'docs/runbook', page), 'utf8');

/** Returns the block of shell commands in a page that contains the text. */
export function blockOf(page: string, text: string): string {
  const blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  const found = blocks.find((block) => block.includes(text));
  if (found === undefined) throw new Error(`no block contains ${text}`);
  return found;
}

/**
 * Writes commands that record their call, print the output, and fail if the call contains $FAILING. The first pause of a wait ends it, as
 * `timeout` would.
 */
export class RecordedCommands {
  readonly folder = mkdtempSync(join(tmpdir(), 'recorded-commands-'));
  readonly #programs = join(this.folder, 'programs');
  readonly #record = join(this.folder, 'record');
  /** Standard error of the last block. */
  errors = '';

  /** @param output Text that each recorded command prints. */
  constructor(output = '') {
    writeFileSync(join(this.folder, 'output'), output);
    mkdirSync(this.#programs);
    const record = 'echo "$*" >> "$RECORD"\ncase "$*" in *"$FAILING"*) exit 1;; esac\ncat "$OUTPUT"';
    const waits = { timeout: 'shift\nexec "$@"', sleep: '[ "$1" != 1 ] || kill $PPID' };
    const recorded = ['docker', 'kubectl', 'systemctl', 'curl', 'plantsoen', 'aws'].map((name) => [name, record]);
    for (const [name = '', text] of [...recorded, ...Object.entries(waits)])
      writeFileSync(join(this.#programs, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  }

  /** Runs a block in the folder. Returns the calls. */
  run(block: string, failing: string): string[] {
    writeFileSync(this.#record, '');
    // Some builds of bash take a pipe of Node for a remote log-in, and would run the user's .bashrc for each block.
    const { stderr } = spawnSync('bash', ['--norc', '-c', block], {
      cwd: this.folder,
      encoding: 'utf8',
      env: {
        PATH: `${this.#programs}:${process.env.PATH}`,
        RECORD: this.#record,
        OUTPUT: join(this.folder, 'output'),
        FAILING: failing,
      },
    });
    this.errors = stderr;
    return readFileSync(this.#record, 'utf8').split('\n').filter(Boolean);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
