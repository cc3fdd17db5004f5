import { readdirSync } from 'node:fs';
import { localeCodes } from '@plantsoen/contract/locales.ts';
import { describe, expect, test } from 'vitest';
import { renderCompleteView } from '../src/platform/testing/render-view.tsx';
import { demoMedia, mediaPath } from './demo/demo-media.ts';
import { demoPage } from './demo/demo-page.ts';
import { groups } from './Examples.tsx';

const src = new URL('../src/', import.meta.url);
const list = (folder: string, recursive = false) => readdirSync(new URL(folder, src), { recursive, encoding: 'utf8' });
const names = groups.flatMap(({ entries }) => Object.keys(entries));

describe('the gallery has an entry', () => {
  const components = list('design/', true).flatMap((file) => /(\w+)(?<!\.test)\.tsx$/.exec(file)?.[1] ?? []);
  test.each(components)('for the component %s', (name) => {
    expect(names).toContain(name);
  });

  test.each(list('page-builder/blocks/'))('for the block %s', (folder) => {
    const name = folder.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(names).toContain(`${name}Block`);
  });
});

describe.each(localeCodes)('in %s', (locale) => {
  const page = demoPage(locale);
  test.each(groups.flatMap(({ entries }) => Object.entries(entries)))('the gallery renders %s', async (_, render) => {
    expect(await renderCompleteView(render(await page), { locale })).not.toBe('');
  });
});

test('the gallery serves the pictures, elevations and logos of its entries', async () => {
  const files = JSON.stringify(await demoPage('nl')).matchAll(new RegExp(`"url":"${mediaPath}([^"]+)"`, 'g'));
  for (const [, file = ''] of files) expect(demoMedia(file), file).toContain('<svg');
});
