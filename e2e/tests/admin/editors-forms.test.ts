import { expect, unwatched as test } from '../../browser.ts';
import { asEditor } from '../../editor.ts';
import { testStack } from '../../stack.ts';

const pageAt = async (path: string) => (await fetch(testStack().siteOrigin + path)).text();

/** Polls a page for as long as a change may take. */
const soon = (path: string) => expect.poll(() => pageAt(path), { timeout: 5000, intervals: [100] });

test('API-08 FRM-15 a form by an editor appears on its page, and changes appear within seconds', async ({ request }) => {
  const editor = asEditor(request);
  const field = (label: string) => ({ blockType: 'SingleLineText', handle: 'bench', label, required: true });
  const pages = (label: string) => [{ name: 'Vraag', rows: [{ fields: [field(label)] }] }];
  const form = await editor.create('forms', {
    title: 'Adopteer een bank',
    handle: 'adoption',
    sites: ['nl'],
    retentionDays: 30,
    pages: pages('Welke bank wilt u?'),
  });
  const blocks = [{ blockType: 'form', form }];
  await editor.create('pages', { title: 'Adoptie', slug: 'adoptie', type: 'contentPage', blocks, _status: 'published' });
  await soon('/adoptie/').toContain('Welke bank wilt u?');
  const html = await pageAt('/adoptie/');
  expect(html).toContain('Adopteer een bank');
  expect(html).toMatch(/<input[^>]*name="bench"/);

  await editor.change('forms', form, { pages: pages('Uw bank') });
  await soon('/adoptie/').toContain('Uw bank');
  await editor.change('forms', form, { sites: [] });
  await soon('/adoptie/').not.toContain('name="bench"');
  await editor.change('forms', form, { sites: ['nl'] });
  await soon('/adoptie/').toContain('name="bench"');
});
