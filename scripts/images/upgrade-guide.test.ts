// Runs the blocks of docs/runbook/upgrade.md with a `docker` and a `kubectl` that record their arguments.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../root.ts';
import { readComposeFile } from './compose-file.ts';

const guide = readFileSync(join(root, 'docs/runbook/upgrade.md'), 'utf8');
let folder: string;

/** Writes commands that record their call, and fail if it contains $FAILING. The first pause of a wait ends it, as `timeout` would. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-guide-'));
  const record = 'echo "$*" >> "$RECORD"\ncase "$*" in *"$FAILING"*) exit 1;; esac';
  const commands = { docker: record, kubectl: record, timeout: 'shift\nexec "$@"', sleep: '[ "$1" != 1 ] || kill $PPID' };
  for (const [name, text] of Object.entries(commands)) writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the block of the guide that contains the text. Returns the calls. */
function callsOf(text: string, failing: string): string[] {
  const block = [...guide.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, own = '']) => own).find((own) => own.includes(text));
  const record = join(folder, 'record');
  writeFileSync(record, '');
  spawnSync('bash', ['-c', block ?? 'exit'], {
    env: { PATH: `${folder}:${process.env.PATH}`, RECORD: record, FAILING: failing },
  });
  return readFileSync(record, 'utf8').trimEnd().split('\n');
}

const updated = (calls: string[]) => calls.flatMap((call) => / up -d --no-deps --wait (\S+)$/.exec(call)?.[1] ?? []);
const compose = 'docker compose build';

it('OPS-02 OPS-06 the upgrade of Compose restarts every program, and asks each at its own port', () => {
  const calls = callsOf(compose, 'no call');
  expect(updated(calls)).toEqual(['api-1', 'api-2', 'admin', 'site-1', 'site-2']);
  const { services } = readComposeFile();
  const { SITE_UPSTREAMS, API_UPSTREAMS, ADMIN_UPSTREAMS } = services.caddy?.environment ?? {};
  const asked = calls.flatMap((call) => / exec -T (\S+) node -e .* (\d+)$/.exec(call)?.slice(1).join(':') ?? []);
  expect(asked).toEqual([API_UPSTREAMS, ADMIN_UPSTREAMS, SITE_UPSTREAMS].join(' ').split(' '));
});

it.each([
  ['build', []],
  ['run --rm plantsoen migrate', []],
  ['--wait api-2', ['api-1', 'api-2']],
  ['exec -T api-1 ', ['api-1']],
])('OPS-02 OPS-06 the upgrade of Compose ends if `%s` fails', (failing, expected) => {
  expect(updated(callsOf(compose, failing))).toEqual(expected);
});

const resumes = (calls: string[]) => calls.filter((call) => call.includes('rollout resume'));

it.each([
  ['with the new tags', ['apply -k', 'wait --for', 'rollout status deploy/plantsoen-api']],
  ['with the former tags', ['apply -k', 'rollout status deploy/plantsoen-site']],
])('OPS-03 OPS-06 the other programs wait in Kubernetes if a step fails %s', (block, steps) => {
  for (const failing of steps) expect(resumes(callsOf(block, failing)), failing).toEqual([]);
  expect(resumes(callsOf(block, 'rollout pause')), 'a second run, with paused programs').toHaveLength(1);
});

it('OPS-02 OPS-06 restarts of Compose do not migrate, so that they also work after going back', () => {
  const secrets = readFileSync(join(root, 'docs/runbook/configuration-and-secrets.md'), 'utf8');
  const restarts = `${guide}${secrets}`.split('\n').filter((line) => /^ *docker compose up /.test(line));
  expect(restarts.length).toBeGreaterThan(2);
  expect(restarts.filter((line) => !line.includes(' --no-deps '))).toEqual([]);
});
