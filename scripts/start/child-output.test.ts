import { expect, it } from 'vitest';
import { isTrouble, readLine } from './child-output.ts';

it('reads log entries for people', () => {
  expect(readLine('{"level":"error","msg":"request failed","err":{"message":"no route"}}', 'stdout')).toMatchObject({
    level: 'error',
    text: 'request failed: no route',
  });
  expect(readLine('{"level":30,"msg":"listening"}', 'stdout')).toMatchObject({ level: 'info', text: 'listening' });
  expect(readLine('{broken', 'stderr')).toEqual({ raw: '{broken', text: '{broken', stream: 'stderr' });
});

it('shows faults and plain errors, not the daily business', () => {
  expect(isTrouble(readLine('{"level":"fatal","msg":"x"}', 'stdout'))).toBe(true);
  expect(isTrouble(readLine('Error: something', 'stderr'))).toBe(true);
  expect(isTrouble(readLine('{"level":"warn","msg":"x"}', 'stderr'))).toBe(false);
  expect(isTrouble(readLine('  compiled in 3 s', 'stdout'))).toBe(false);
  expect(isTrouble(readLine('', 'stderr'))).toBe(false);
});
