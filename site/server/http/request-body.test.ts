import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setRequestTimeout } from './request-body.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const began = (headers: Record<string, string>, rest: object = {}) => {
  const destroy = vi.fn();
  const request = Object.assign(new EventEmitter(), { method: 'POST', complete: false, destroy, headers, ...rest });
  setRequestTimeout(request as unknown as IncomingMessage);
  return { request, destroy };
};

test('a request whose body does not arrive within a minute is closed', () => {
  const { destroy } = began({ 'content-length': '10', 'content-type': 'application/json' });
  vi.advanceTimersByTime(59_000);
  expect(destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(destroy).toHaveBeenCalledOnce();
});

test('a complete body, a request without a body and a form with files are not closed', () => {
  const requests = [
    began({ 'content-length': '10' }, { complete: true }),
    began({}, { method: 'GET' }),
    began({ 'content-length': '10', 'content-type': 'multipart/form-data; boundary=x' }),
  ];
  const { request, destroy } = began({ 'transfer-encoding': 'chunked' });
  request.emit('close');
  vi.advanceTimersByTime(120_000);
  expect(destroy).not.toHaveBeenCalled();
  for (const other of requests) expect(other.destroy).not.toHaveBeenCalled();
});
