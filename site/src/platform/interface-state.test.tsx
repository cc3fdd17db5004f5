import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { mobileClass, pageType, useMobileClass, watchQuotationData } from './interface-state.ts';

afterEach(() => pageType.set(undefined));

function State() {
  const mobileClass = useMobileClass();
  return <p>{JSON.stringify([mobileClass, pageType.use(), watchQuotationData.use()])}</p>;
}

test("PAG-16 the mobile class applies below 993 px and follows the window's width", () => {
  const window = new EventTarget();
  let width = 992;
  vi.stubGlobal('matchMedia', (query: string) => {
    const limit = Number(/^\(width < (\d+)px\)$/.exec(query)?.[1]);
    return Object.assign(window, { matches: width < limit });
  });
  const told = vi.fn();
  const leave = mobileClass.subscribe(told);
  expect(mobileClass.get()).toBe(true);
  width = 993;
  window.dispatchEvent(new Event('change'));
  expect([mobileClass.get(), told.mock.calls.length]).toEqual([false, 1]);
  leave();
  window.dispatchEvent(new Event('change'));
  expect(told).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('PAG-16 the server renders the initial state, regardless of later changes', () => {
  pageType.set('promo');
  watchQuotationData.raise();
  expect(renderToString(<State />)).toBe('<p>[false,null,0]</p>');
});

test('PAG-16 each change of the quotation list raises the counter and notifies listeners', () => {
  const before = watchQuotationData.get();
  const told = vi.fn();
  const leave = watchQuotationData.subscribe(told);
  watchQuotationData.raise();
  watchQuotationData.raise();
  leave();
  watchQuotationData.raise();
  expect([watchQuotationData.get() - before, told.mock.calls.length]).toEqual([3, 2]);
});

test('PAG-16 listeners of the page type are notified only of a change', () => {
  const told = vi.fn();
  const leave = pageType.subscribe(told);
  pageType.set('promo');
  pageType.set('promo');
  pageType.set(undefined);
  leave();
  expect(told).toHaveBeenCalledTimes(2);
});
