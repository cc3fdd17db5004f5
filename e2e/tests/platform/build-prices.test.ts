import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, pricesIn, runOnlyAt, unwatched as test } from '../../browser.ts';
import { builtSite } from '../../second-site.ts';

runOnlyAt('desktop', 'no page is opened');

test('CAT-06 no script or style of the build contains a price', () => {
  const assets = join(builtSite, 'client/assets');
  const files = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name));
  expect(files.length).toBeGreaterThan(50);
  for (const name of files) expect(pricesIn(readFileSync(join(assets, name), 'utf8')), name).toEqual([]);
});
