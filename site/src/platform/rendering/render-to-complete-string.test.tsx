import { lazy, type ReactNode, Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderToCompleteString } from './render-to-complete-string.server.ts';

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
  expect(await renderToCompleteString(page)).toBe(within('<!--$-->Bank &amp; tafel<!--/$-->'));
});

test('a view loaded on demand is awaited, within a boundary and outside', async () => {
  const [Within, Outside] = [lazyWithPreload(), lazyWithPreload()];
  const page = pageOf(
    <Suspense fallback="…">
      <Within />
    </Suspense>,
  );
  expect(await renderToCompleteString(page)).toBe(within('<!--$--><p>Prullenbak &amp; bank</p><!--/$-->'));
  expect(await renderToCompleteString(pageOf(<Outside />))).toBe(within('<p>Prullenbak &amp; bank</p>'));
});

test('ERR-02 a view that fails rejects, within a boundary and outside', async () => {
  await expect(renderToCompleteString(pageOf(<Failing />))).rejects.toThrow('no bench');
  const page = pageOf(
    <Suspense fallback="…">
      <Failing />
    </Suspense>,
  );
  await expect(renderToCompleteString(page)).rejects.toThrow('no bench');
});
