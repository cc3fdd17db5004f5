import { expect, test } from '@playwright/test';
import { upgrade } from '../../scripts/upgrade/upgrade.ts';
import { untilStarted } from '../browser.ts';
import { followTo, keepVisiting, watchErrors } from './browsing.ts';
import { type Builds, makeBuilds, nextAssets } from './builds.ts';
import { Fleet } from './fleet.ts';
import { startLoad } from './load.ts';
import { adminTraffic, Traffic } from './traffic.ts';

const fleet = new Fleet();
const say = () => undefined;
let builds: Builds;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  builds = await makeBuilds();
  await fleet.start(builds.former);
});

test.afterAll(() => fleet.stop());

test('OPS-06 an upgrade, forwards and back, fails no request and breaks no page', async ({ context }) => {
  const { origin, adminOrigin, installation } = fleet;
  const traffic = new Traffic(origin, nextAssets(builds));
  const errors = watchErrors(context);
  const former = await context.newPage();
  await former.goto(`${origin}/producten/zitmeubilair/`);
  await untilStarted(former);
  await former.evaluate(() => Object.assign(window, { stays: true }));
  await traffic.warmUp();
  await fetch(`${adminOrigin}/admin/login`);
  const load = startLoad(origin, traffic);
  const adminLoad = startLoad(adminOrigin, adminTraffic, 1);
  const visits = keepVisiting(await context.newPage(), origin);

  await upgrade({ installation, build: builds.next, isBack: false, say });
  expect.soft(traffic.isNextServed, 'pages of the next build are served').toBe(true);
  await followTo(former, 'Meent parkbank');
  expect.soft(await former.evaluate(() => 'stays' in window), 'an open page of the former build loads no document').toBe(true);

  await upgrade({ installation, build: builds.former, isBack: true, say });
  const { sent, perSecond, failures } = await load.stop();
  expect.soft(failures, `failures of ${sent} requests`).toEqual([]);
  expect.soft((await adminLoad.stop()).failures, 'failures of the admin').toEqual([]);
  const rounds = await visits.stop();
  expect.soft(errors, `errors in ${rounds} rounds of visits`).toEqual([]);
  expect(rounds).toBeGreaterThan(1);
  expect(perSecond).toBeGreaterThan(45);
});
