import { isMissed, limitText } from '../../../benchmarks/budgets.ts';
import { get } from '../../../benchmarks/get.ts';
import { frameworkFloor, scriptsWithImports, weighPage } from '../../../benchmarks/page-weight.ts';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';
import { testStack } from '../../stack.ts';

runOnlyAt('desktop', 'the same at each width');

const { port } = new URL(testStack().siteOrigin);
const site = { port: Number(port), host: `nl.localhost:${port}` };
const listPath = '/producten/';

test('BUDGET the scripts of the product list fit their budgets, in total and without the framework', async () => {
  const { scripts } = await weighPage(site, listPath);
  expect(scripts).toBeGreaterThan(20);
  expect(isMissed('scripts', scripts), `${scripts} kB, ${limitText('scripts')}`).toBe(false);
  const added = scripts - (await frameworkFloor());
  expect(isMissed('scriptsOverFloor', added), `${added} kB, ${limitText('scriptsOverFloor')}`).toBe(false);
});

test('BUDGET the scripts of a content page fit their budget without the framework', async () => {
  const { scripts } = await weighPage(site, '/duurzaamheid/materialen/hardhout/');
  const added = scripts - (await frameworkFloor());
  expect(added).toBeGreaterThan(0);
  expect(isMissed('contentScriptsOverFloor', added), `${added} kB, ${limitText('contentScriptsOverFloor')}`).toBe(false);
});

test('BUDGET the HTML of the product list in its strong encoding fits its budget', async () => {
  const missed = async () => {
    const { html } = await weighPage(site, listPath);
    return isMissed('html', html) ? html : undefined;
  };
  await expect.poll(missed, { message: `kB, ${limitText('html')}`, timeout: 25_000 }).toBeUndefined();
});

test('BUDGET a browser loads only the measured scripts and a few at idle, which also fit the budget', async ({ page }) => {
  await connectBy(page, { saveData: true });
  const { scripts, scriptPaths } = await weighPage(site, listPath);
  const loaded = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.add(new URL(response.url()).pathname);
  });
  await page.goto(listPath);
  const idleTasks = () => [...loaded].filter((path) => path.includes('/idle-tasks-'));
  await expect.poll(() => idleTasks().length, 'the idle tasks start after the page is idle').toBe(1);
  const known = await scriptsWithImports(site, idleTasks());
  await expect.poll(() => known.filter((path) => !loaded.has(path)), 'the imports of the idle tasks').toEqual([]);
  const further = [...loaded].filter((path) => !scriptPaths.includes(path));
  expect(further.filter((path) => !known.includes(path))).toEqual([]);
  const sizes = await Promise.all(further.map(async (path) => (await get(site, path)).body.length));
  const all = scripts + sizes.reduce((sum, size) => sum + size, 0) / 1000;
  expect(isMissed('scriptsAtIdle', all), `${all} kB, ${limitText('scriptsAtIdle')}`).toBe(false);
});
