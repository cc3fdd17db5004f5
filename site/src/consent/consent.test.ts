import { beforeEach, expect, test, vi } from 'vitest';

const listeners = new Map<string, () => void>();
const addEventListener = (name: string, listener: () => void) => void listeners.set(name, listener);
const page = { cookie: '', addEventListener };

beforeEach(() => {
  vi.resetModules();
  page.cookie = '';
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', addEventListener);
});

const consentOfPage = async () => (await import('./consent.ts')).consent;

test('SEO-03 a choice is stored and reported to listeners until they stop listening', async () => {
  const consent = await consentOfPage();
  const heard: boolean[] = [];
  const stop = consent.watch(() => heard.push(consent.has('media')));
  consent.choose(['media']);
  expect(page.cookie).toMatch(/^consent=media; /);
  page.cookie = '';
  consent.choose([]);
  stop();
  consent.choose(['media']);
  expect(heard).toEqual([true, false]);
});

test('SEO-03 consent withdrawn on another page is withdrawn on this one as soon as the visitor returns', async () => {
  const consent = await consentOfPage();
  page.cookie = 'consent=media';
  const heard = vi.fn();
  consent.watch(heard);
  for (const event of ['pageshow', 'visibilitychange']) listeners.get(event)?.();
  expect(heard, 'nothing has changed').not.toHaveBeenCalled();
  page.cookie = 'consent=none';
  listeners.get('pageshow')?.();
  listeners.get('visibilitychange')?.();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(consent.has('media')).toBe(false);
});
