import { lazy, type ReactNode, Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderWhole } from './render-whole.server.ts';

const pageOf = (view: ReactNode) => (
  <html lang="nl">
    <body>{view}</body>
  </html>
);

const within = (html: string) => `<!DOCTYPE html><html lang="nl"><head></head><body>${html}</body></html>`;

const onDemand = () => lazy(async () => ({ default: () => <p>Prullenbak &amp; bank</p> }));

function Failing(): ReactNode {
  throw new Error('no bench');
}

test('a document is complete', async () => {
  const page = pageOf(<Suspense fallback="…">Bank &amp; tafel</Suspense>);
  expect(await renderWhole(page)).toBe(within('<!--$-->Bank &amp; tafel<!--/$-->'));
});

test('a view loaded on demand is awaited, within a boundary and outside', async () => {
  const [Within, Outside] = [onDemand(), onDemand()];
  const page = pageOf(
    <Suspense fallback="…">
      <Within />
    </Suspense>,
  );
  expect(await renderWhole(page)).toBe(within('<!--$--><p>Prullenbak &amp; bank</p><!--/$-->'));
  expect(await renderWhole(pageOf(<Outside />))).toBe(within('<p>Prullenbak &amp; bank</p>'));
});

test('ERR-02 a view that fails rejects, within a boundary and outside', async () => {
  await expect(renderWhole(pageOf(<Failing />))).rejects.toThrow('no bench');
  const page = pageOf(
    <Suspense fallback="…">
      <Failing />
    </Suspense>,
  );
  await expect(renderWhole(page)).rejects.toThrow('no bench');
});
