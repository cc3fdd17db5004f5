import { lazy, type ReactNode, Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderCompleteDocument } from './render-complete-document.server.ts';

const pageOf = (view: ReactNode) => (
  <html lang="nl">
    <body>{view}</body>
  </html>
);

const within = (html: string) => `<!DOCTYPE html><html lang="nl"><head></head><body>${html}</body></html>`;

const lazyWithPreload = () => lazy(async () => ({ default: () => <p>Prullenbak &amp; bank</p> }));

function Failing(): ReactNode {
  throw new Error('no bench');
}

test('a document is complete', async () => {
  const page = pageOf(<Suspense fallback="…">Bank &amp; tafel</Suspense>);
  expect(String(await renderCompleteDocument(page))).toBe(within('<!--$-->Bank &amp; tafel<!--/$-->'));
});

test('a view loaded on demand is awaited, within a boundary and outside', async () => {
  const [Within, Outside] = [lazyWithPreload(), lazyWithPreload()];
  const page = pageOf(
    <Suspense fallback="…">
      <Within />
    </Suspense>,
  );
  expect(String(await renderCompleteDocument(page))).toBe(within('<!--$--><p>Prullenbak &amp; bank</p><!--/$-->'));
  expect(String(await renderCompleteDocument(pageOf(<Outside />)))).toBe(within('<p>Prullenbak &amp; bank</p>'));
});

test('ERR-02 a view that fails rejects, within a boundary and outside', async () => {
  await expect(renderCompleteDocument(pageOf(<Failing />))).rejects.toThrow('no bench');
  const page = pageOf(
    <Suspense fallback="…">
      <Failing />
    </Suspense>,
  );
  await expect(renderCompleteDocument(page)).rejects.toThrow('no bench');
});
