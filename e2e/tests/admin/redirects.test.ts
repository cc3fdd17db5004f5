import { expect, unwatched as test } from '../../browser.ts';
import { asEditor } from '../../editor.ts';
import { testStack } from '../../stack.ts';

test.describe.configure({ mode: 'serial', timeout: 90_000 });

const answerOf = async (path: string) => {
  const { status, headers } = await fetch(testStack().siteOrigin + path, { redirect: 'manual' });
  return [status, headers.get('location')];
};

/** Polls an address for as long as a change may take. */
const soon = (path: string) => expect.poll(() => answerOf(path), { timeout: 5000, intervals: [100] });

test('API-08 editors can redirect any address, and mark one as removed', async ({ request }) => {
  const editor = asEditor(request);
  const redirect = (path: string, more: object) => editor.create('redirects', { site: 'nl', path, target: 'address', ...more });
  expect(await answerOf('/folder-2019.html')).toEqual([404, null]);
  await redirect('/folder-2019.html', { kind: 'permanent', address: '/contact/' });
  await redirect('/winkel/', { kind: 'temporary', address: 'https://shop.example/?from=site' });
  await redirect('/a/b/c/d/', { kind: 'permanent', address: '/winkel/' });
  await redirect('/oude-actie/', { kind: 'gone' });
  await soon('/folder-2019.html?utm=brief').toEqual([301, '/contact/?utm=brief']);
  await soon('/winkel/?a=b').toEqual([302, 'https://shop.example/?from=site&a=b']);
  await soon('/a/b/c/d/').toEqual([302, 'https://shop.example/?from=site']);
  await soon('/oude-actie/').toEqual([410, null]);
});

test('API-08 a changed slug redirects the old address and its children, and the browser shows redirects and removals', async ({
  page,
  request,
}) => {
  const editor = asEditor(request);
  const live = { type: 'contentPage', _status: 'published' };
  const parent = await editor.create('pages', { title: 'Hout', slug: 'hout-soorten', ...live });
  await editor.create('pages', { title: 'Eiken', slug: 'eiken', parent, ...live });
  await soon('/hout-soorten/eiken/').toEqual([200, null]);
  await editor.change('pages', parent, { slug: 'houtsoorten', _status: 'published' });
  await soon('/hout-soorten/?x=1').toEqual([301, '/houtsoorten/?x=1']);
  await soon('/hout-soorten/eiken/').toEqual([301, '/houtsoorten/eiken/']);

  await page.goto(`${testStack().siteOrigin}/contact/`);
  const follow = (href: string) =>
    page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to, textContent: 'verder' });
      document.querySelector('main')?.append(link);
      link.click();
    }, href);
  await follow('/hout-soorten/eiken/');
  await expect(page).toHaveURL(/\/houtsoorten\/eiken\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eiken');
  await follow('/oude-actie/');
  await expect(page.getByText('410')).toBeVisible();
});
