import { expect } from '@playwright/test';
import { upgrade } from '../../scripts/upgrade/upgrade.ts';
import { untilStarted } from '../browser.ts';
import { followTo, keepVisiting, watchErrors } from './browsing.ts';
import { nextAssets } from './builds.ts';
import { test } from './fleet-test.ts';
import { startLoad } from './load.ts';
import { adminTraffic, Traffic } from './traffic.ts';

const say = () => undefined;

test('OPS-06 an upgrade, forwards and back, fails no request and breaks no page', async ({ context, fleet, former, next }) => {
  const { origin, adminOrigin, installation } = fleet;
  const traffic = new Traffic(origin, nextAssets({ former, next }));
  const errors = watchErrors(context);
  const open = await context.newPage();
  await open.goto(`${origin}/producten/zitmeubilair/`);
  await untilStarted(open);
  await open.evaluate(() => Object.assign(window, { stays: true }));
  await traffic.warmUp();
  await fetch(`${adminOrigin}/admin/login`);
  const load = startLoad(origin, traffic);
  const adminLoad = startLoad(adminOrigin, adminTraffic, 1);
  const visits = keepVisiting(await context.newPage(), origin);

  await upgrade({ installation, build: next, isBack: false, say });
  expect.soft(traffic.isNextServed, 'pages of the next build are served').toBe(true);
  await followTo(open, 'Meent parkbank');
  expect.soft(await open.evaluate(() => 'stays' in window), 'an open page of the former build loads no document').toBe(true);

  await upgrade({ installation, build: former, isBack: true, say });
  const { sent, perSecond, failures } = await load.stop();
  expect.soft(failures, `failures of ${sent} requests`).toEqual([]);
  expect.soft((await adminLoad.stop()).failures, 'failures of the admin').toEqual([]);
  const rounds = await visits.stop();
  expect.soft(errors, `errors in ${rounds} rounds of visits`).toEqual([]);
  expect(rounds).toBeGreaterThan(1);
  expect(perSecond).toBeGreaterThan(45);
});
