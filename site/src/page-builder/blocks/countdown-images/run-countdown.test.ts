import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterStep, beginning, type Countdown, type RunningCountdown, runCountdown, stepMilliseconds } from './run-countdown.ts';

class Root extends EventTarget {
  contains = () => false;
}

let seen: (isIntersecting: boolean) => void;
let calm: EventTarget & { matches: boolean };
let page: EventTarget & { hidden: boolean };
let at: Countdown;
let told: number;
let isRunning: boolean;
let root: Root;
let running: RunningCountdown;

beforeEach(() => {
  vi.useFakeTimers();
  calm = Object.assign(new EventTarget(), { matches: false });
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', page);
  vi.stubGlobal('matchMedia', () => calm);
  vi.stubGlobal('Element', class {});
  vi.stubGlobal('Node', class {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seen = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  told = 0;
  root = new Root();
  running = runCountdown(root as never, 4, {
    at: (next) => {
      at = next;
      told += 1;
    },
    running: (now) => {
      isRunning = now;
    },
  });
});

afterEach(() => {
  running.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

test('BLK-11 slides advance every ten seconds and wrap, one percent each 100 ms', () => {
  seen(true);
  pass(9_900);
  expect(at).toEqual({ slide: 0, percent: 1 });
  pass(100);
  expect(at).toEqual({ slide: 1, percent: 100 });
  pass(30_000);
  expect(at).toEqual({ slide: 0, percent: 100 });
  expect(told).toBe(400);
});

test('BLK-11 a jump restarts the timer', () => {
  seen(true);
  pass(7_000);
  running.show(3);
  expect(at).toEqual({ slide: 3, percent: 100 });
  pass(9_900);
  expect(at).toEqual({ slide: 3, percent: 1 });
  pass(100);
  expect(at).toEqual({ slide: 0, percent: 100 });
});

test('BLK-11 a pause keeps the remaining time', () => {
  seen(true);
  pass(3_000);
  running.pause();
  pass(60_000);
  expect(at).toEqual({ slide: 0, percent: 70 });
  running.play();
  pass(1_000);
  expect(at).toEqual({ slide: 0, percent: 60 });
});

test('BLK-11 the countdown stops out of view and in a hidden tab', () => {
  pass(20_000);
  expect(told).toBe(0);
  seen(true);
  pass(500);
  seen(false);
  pass(20_000);
  expect(told).toBe(5);
  seen(true);
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  pass(20_000);
  expect(told).toBe(5);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  pass(100);
  expect(told).toBe(6);
});

test('BLK-11 reduced motion stops the countdown, but a title still shows its slide', () => {
  calm.matches = true;
  seen(true);
  pass(20_000);
  expect(told).toBe(0);
  running.show(2);
  expect(at).toEqual({ slide: 2, percent: 100 });
  pass(20_000);
  expect(told).toBe(1);
});

test('BLK-11 the listener learns whether the countdown runs, so that only changes by the visitor are announced', () => {
  seen(true);
  expect(isRunning).toBe(true);
  running.pause();
  expect(isRunning).toBe(false);
  running.play();
  expect(isRunning).toBe(true);
  calm.matches = true;
  calm.dispatchEvent(new Event('change'));
  expect(isRunning).toBe(false);
});

test('BLK-11 a stopped countdown no longer changes', () => {
  seen(true);
  pass(200);
  running.stop();
  pass(20_000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(told).toBe(2);
});

function after(steps: number, from: Countdown, slides = 4): Countdown {
  let at = from;
  for (let step = 0; step < steps; step += 1) at = afterStep(at, slides);
  return at;
}

test('BLK-11 the line shrinks from 100 to 1 percent by one percent per step', () => {
  expect(after(1, beginning(0))).toEqual({ slide: 0, percent: 99 });
  expect(after(50, beginning(0))).toEqual({ slide: 0, percent: 50 });
  expect(after(99, beginning(0))).toEqual({ slide: 0, percent: 1 });
});

test('BLK-11 a hundred steps of 100 ms, ten seconds, advance to the next slide', () => {
  expect(stepMilliseconds).toBe(100);
  expect(after(100, beginning(0))).toEqual({ slide: 1, percent: 100 });
  expect(after(300, beginning(0))).toEqual({ slide: 3, percent: 100 });
});

test('BLK-11 the first slide follows the last one', () => {
  expect(after(100, beginning(3))).toEqual({ slide: 0, percent: 100 });
  expect(after(200, beginning(1), 2)).toEqual({ slide: 1, percent: 100 });
});
