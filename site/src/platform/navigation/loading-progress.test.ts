import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadingProgress } from './loading-progress.ts';

let progress: LoadingProgress;
const after = (ms: number) => {
  vi.advanceTimersByTime(ms);
  return progress.state.get();
};

beforeEach(() => {
  vi.useFakeTimers();
  progress = new LoadingProgress();
});
afterEach(() => void vi.useRealTimers());

test('PAG-04 the bar appears after 200 ms', () => {
  progress.start();
  expect(after(199)).toEqual({ shown: false, percent: 0 });
  expect(after(1)).toEqual({ shown: true, percent: 0 });
});

test('PAG-04 a shorter navigation never shows it', () => {
  progress.start();
  after(199);
  progress.finish();
  expect(after(1000)).toEqual({ shown: false, percent: 0 });
});

test('PAG-04 it advances evenly over 5000 ms', () => {
  progress.start();
  after(200);
  expect(after(2500).percent).toBe(50);
  expect(after(2400).percent).toBe(98);
  expect(after(100).percent).toBe(100);
  expect(after(5000)).toEqual({ shown: true, percent: 100 });
});

test('PAG-04 the code of the page adds 30 percent, its data 45', () => {
  progress.start();
  after(200);
  progress.step('code');
  expect(after(0).percent).toBe(30);
  progress.step('data');
  expect(after(0).percent).toBe(75);
});

test('PAG-04 steps before the bar appears count as well', () => {
  progress.start();
  after(100);
  progress.step('code');
  expect(after(99)).toEqual({ shown: false, percent: 0 });
  expect(after(1)).toEqual({ shown: true, percent: 30 });
});

test('PAG-04 it is full when the data has loaded, and hides 500 ms later', () => {
  progress.start();
  after(700);
  progress.finish();
  expect(after(499)).toEqual({ shown: true, percent: 100 });
  expect(after(1)).toEqual({ shown: false, percent: 0 });
});

test('PAG-04 another navigation restarts it, also while the bar hides', () => {
  progress.start();
  after(700);
  progress.finish();
  after(400);
  progress.start();
  expect(after(199)).toEqual({ shown: false, percent: 0 });
  expect(after(301)).toEqual({ shown: true, percent: 6 });
});

test('PAG-04 nothing moves without a navigation', () => {
  progress.step('data');
  progress.finish();
  expect(after(10_000)).toEqual({ shown: false, percent: 0 });
});
