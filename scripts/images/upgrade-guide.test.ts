// Runs the blocks of docs/runbook/upgrade.md.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readComposeFile } from './compose-file.ts';
import { blockOf, RecordedCommands, readPage } from './recorded-commands.ts';

const guide = readPage('upgrade.md');
let commands: RecordedCommands;
beforeEach(() => {
  commands = new RecordedCommands();
});
afterEach(() => commands.remove());

/** Runs the block of the guide that contains the text. Returns the calls. */
const callsOf = (text: string, failing: string) => commands.run(blockOf(guide, text), failing);

const asked = (calls: string[]) =>
  calls.flatMap((call) => / exec -T (\S+) node -e .* (\d+)$/.exec(call)?.slice(1).join(':') ?? []);
const updated = (calls: string[]) => calls.flatMap((call) => / up -d --no-deps --wait (\S+)$/.exec(call)?.[1] ?? []);
const compose = 'plantsoen migrate';
const composeBack = 'site-2:3000 site-1:3000';

it('OPS-02 OPS-06 the upgrade of Compose restarts every program, and asks each at its own port', () => {
  const calls = callsOf(compose, 'no call');
  expect(updated(calls)).toEqual(['api-1', 'api-2', 'site-1', 'site-2', 'admin']);
  const { services } = readComposeFile();
  const { SITE_UPSTREAMS, API_UPSTREAMS, ADMIN_UPSTREAMS } = services.caddy?.environment ?? {};
  const all = [API_UPSTREAMS, SITE_UPSTREAMS, ADMIN_UPSTREAMS].join(' ').split(' ');
  expect(asked(calls)).toEqual(all);
  expect(asked(callsOf(composeBack, 'no call')), 'on the way back').toEqual(all.toReversed());
});

it('OPS-02 OPS-06 the way back of Compose asks each program for its readiness in a new shell, and does not migrate', () => {
  const calls = callsOf(composeBack, 'no call');
  expect(updated(calls)).toEqual(['admin', 'site-2', 'site-1', 'api-2', 'api-1']);
  const questions = calls.filter((call) => call.includes(' exec -T '));
  expect(questions.filter((call) => !call.includes('/ready/'))).toEqual([]);
  expect(calls.filter((call) => call.includes('migrate'))).toEqual([]);
});

it('OPS-02 OPS-06 the images of Compose are tagged before an upgrade, once, and used again on the way back', () => {
  const { services } = readComposeFile();
  const images = [...new Set(Object.values(services).map(({ image }) => image ?? ''))].filter((image) =>
    image.startsWith('plantsoen-'),
  );
  const tags = (text: string, failing: string) =>
    callsOf(text, failing)
      .filter((call) => call.startsWith('tag '))
      .sort();
  expect(tags('image inspect', 'image inspect')).toEqual(images.map((image) => `tag ${image} ${image}:0.1.0`).sort());
  expect(tags('image inspect', 'no call'), 'a repeated run').toEqual([]);
  expect(tags(composeBack, 'no call')).toEqual(images.map((image) => `tag ${image}:0.1.0 ${image}`).sort());
  for (const image of images) expect(updated(callsOf(composeBack, `tag ${image}`)), `${image} is absent`).toEqual([]);
});

it.each([
  ['build', []],
  ['run --rm plantsoen migrate', []],
  ['--wait api-2', ['api-1', 'api-2']],
  ['exec -T api-1 ', ['api-1']],
])('OPS-02 OPS-06 the upgrade of Compose ends if `%s` fails', (failing, expected) => {
  expect(updated(callsOf(compose, failing))).toEqual(expected);
});

it.each([
  [compose, '--wait api-2', 'api-2'],
  [compose, 'exec -T api-1 ', 'api-1'],
  [composeBack, 'exec -T site-2 ', 'site-2'],
])('OPS-02 OPS-06 the block with `%s` names the program that is not ready if `%s` fails', (block, failing, name) => {
  expect(updated(callsOf(block, failing)).at(-1)).toBe(name);
  expect(commands.errors).toContain(`${name} is not ready: the rest was not restarted\n`);
});

const resumes = (calls: string[]) => calls.filter((call) => call.includes('rollout resume'));

const upgrade = 'with the new tags';
const wayBack = 'with the former tags';
const steps = {
  [upgrade]: ['apply -k', 'wait --for', 'rollout status deploy/plantsoen-api'],
  [wayBack]: ['apply -k', 'rollout status deploy/plantsoen-admin'],
};
/** The last step of both blocks before the program that is restarted last. */
const sites = 'rollout status deploy/plantsoen-site';

it.each([upgrade, wayBack] as const)('OPS-03 OPS-06 the other programs wait in Kubernetes if a step fails %s', (block) => {
  for (const failing of steps[block]) expect(resumes(callsOf(block, failing)), failing).toEqual([]);
  expect(resumes(callsOf(block, sites)), sites).toEqual(['-n plantsoen rollout resume deploy/plantsoen-site']);
  expect(resumes(callsOf(block, 'rollout pause')), 'a second run, with paused programs').toHaveLength(2);
});

/** Follows which programs are paused. Returns those at the end, and those whose rollout was awaited meanwhile, which never ends. */
function pausesIn(calls: readonly string[]) {
  const paused = new Set<string>();
  const awaited: string[] = [];
  for (const call of calls) {
    const programs = [...call.matchAll(/plantsoen-(?:site|api|admin)\b/g)].map(([program]) => program);
    for (const program of programs) {
      if (call.includes('rollout pause')) paused.add(program);
      else if (/rollout resume|"paused":false/.test(call)) paused.delete(program);
      else if (call.includes('rollout status') && paused.has(program)) awaited.push(program);
    }
  }
  return { paused: [...paused], awaited };
}

it.each([
  [upgrade, wayBack],
  [wayBack, upgrade],
] as const)('OPS-03 OPS-06 after a failure %s in Kubernetes, no program stays paused %s', (first, second) => {
  for (const failing of [...steps[first], sites]) {
    const failed = callsOf(first, failing);
    expect(pausesIn(failed).paused, failing).not.toEqual([]);
    expect(pausesIn([...failed, ...callsOf(second, 'no call')]), failing).toEqual({ paused: [], awaited: [] });
  }
});

it.each([upgrade, wayBack])('OPS-03 OPS-06 each program is new when the block %s ends', (block) => {
  const calls = callsOf(block, 'no call');
  const awaited = calls.flatMap((call) => / rollout status deploy\/plantsoen-(\w+)$/.exec(call)?.[1] ?? []);
  expect(awaited.sort()).toEqual(['admin', 'api', 'site']);
});

it('OPS-03 OPS-06 if no API can serve, the APIs of Kubernetes go back before the sites', () => {
  const stuck = callsOf(wayBack, 'rollout status deploy/plantsoen-site');
  const rescued = [...stuck, ...callsOf('before the sites', 'no call')];
  expect(pausesIn(rescued), 'the rollout of the APIs runs').toEqual({ paused: [], awaited: [] });
  expect(pausesIn([...rescued, ...callsOf(wayBack, 'no call')])).toEqual({ paused: [], awaited: [] });
});

it('OPS-02 OPS-03 OPS-06 the search index is rebuilt with every way of operation, also after going back', () => {
  expect(guide).toMatch(/^Then, also after going back, run `docker compose run --rm --no-deps plantsoen search rebuild`/m);
  expect(guide.indexOf('search rebuild\n```')).toBeGreaterThan(guide.indexOf(wayBack));
  expect(callsOf('exec deploy/plantsoen-api', 'no call')).toEqual([
    '-n plantsoen exec deploy/plantsoen-api -- node backend/dist/plantsoen.mjs search rebuild',
  ]);
});

it('OPS-02 OPS-06 restarts of Compose do not migrate, so that they also work after going back', () => {
  const secrets = readPage('configuration-and-secrets.md');
  const restarts = `${guide}${secrets}`.split('\n').filter((line) => /^ *docker compose up /.test(line));
  expect(restarts.length).toBeGreaterThan(2);
  expect(restarts.filter((line) => !line.includes(' --no-deps '))).toEqual([]);
});
