import { createMemoryHistory, type RouterEvents } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { showWindowFirst } from './first-frame.ts';

type Rendered = Pick<RouterEvents['onRendered'], 'pathChanged'>;

afterEach(() => vi.unstubAllGlobals());

/** A page whose frames and timers run when the test says so, and a router that renders on demand. */
function testPage() {
  const dataset: { frame?: string } = {};
  const frames: (() => void)[] = [];
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  const history = createMemoryHistory({ initialEntries: ['/a/'] });
  let render = (_: Rendered) => {};
  showWindowFirst({ history, subscribe: (_: string, listener: typeof render) => (render = listener) } as never);
  return {
    dataset,
    history,
    rendered: (event: Rendered = { pathChanged: true }) => render(event),
    nextFrame: async () => {
      for (const run of frames.splice(0)) run();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test('BUDGET the first frame after a link shows what is in the window, the next one the whole page', async () => {
  const page = testPage();
  page.history.push('/b/');
  page.rendered();
  expect(page.dataset.frame).toBe('first');
  await page.nextFrame();
  expect(page.dataset.frame).toBeUndefined();
});

test('PAG-03 a way back lays out the whole page at once, so that its place is there', () => {
  const page = testPage();
  page.history.push('/b/');
  page.history.back();
  page.rendered();
  expect(page.dataset.frame).toBeUndefined();
});

test('PAG-03 so do a link to a fragment and a page that stays', () => {
  const page = testPage();
  page.history.push('/b/#downloads');
  page.rendered();
  expect(page.dataset.frame).toBeUndefined();
  page.history.push('/b/');
  page.rendered({ pathChanged: false });
  expect(page.dataset.frame).toBeUndefined();
});
