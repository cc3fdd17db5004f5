import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { enhanceWith } from './enhance.ts';

test('PAG-10 code that cannot be fetched without a connection is skipped without an error', async () => {
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  const enhance = vi.fn();
  enhanceWith(Promise.reject(new TypeError('Failed to fetch')), enhance);
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(enhance).not.toHaveBeenCalled();
});

test('PAG-10 fetched code enhances the page', async () => {
  const enhance = vi.fn();
  enhanceWith(Promise.resolve('code'), enhance);
  await new Promise((resolve) => setTimeout(resolve));
  expect(enhance).toHaveBeenCalledExactlyOnceWith('code');
});

test('PAG-10 every dynamic import handles its failure', () => {
  const withoutAnswer = /^\s*(?:[\w.()! ]+\) )?(?:void )?import\('[^']+'\)(?:;|\.then\(\(?[{\w](?![^;]*\.catch\())/gm;
  expect("  void import('./a.ts').then(({ a }) => a());".match(withoutAnswer)).toHaveLength(1);
  expect("  if (isOpen()) import('./a.ts');".match(withoutAnswer)).toHaveLength(1);
  expect("  import('./a.ts').then(\n    ({ a }) => a(),\n    () => leave(),\n  );".match(withoutAnswer)).toBeNull();
  const files = globSync('site/src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => withoutAnswer.test(readFileSync(file, 'utf8')))).toEqual([]);
});
