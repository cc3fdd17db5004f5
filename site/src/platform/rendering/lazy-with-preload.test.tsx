import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyWithPreload } from './lazy-with-preload.tsx';

const Words = ({ text }: { text: string }) => <p>{text}</p>;

test('a preloaded view is rendered at once; otherwise its fallback is rendered first', async () => {
  const { View, prepare } = lazyWithPreload(async () => Words);
  const shown = () =>
    renderToString(
      <Suspense fallback="waiting">
        <View text="Here." />
      </Suspense>,
    );
  expect(shown()).toContain('waiting');
  await prepare();
  expect(shown()).toContain('<p>Here.</p>');
});
