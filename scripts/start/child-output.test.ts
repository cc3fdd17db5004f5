import { expect, it } from 'vitest';
import { isTrouble, lastWords, readLine } from './child-output.ts';

it('formats log entries for people', () => {
  expect(readLine('{"level":"error","msg":"request failed","err":{"message":"no route"}}', 'stdout')).toMatchObject({
    level: 'error',
    text: 'request failed: no route',
  });
  expect(readLine('{"level":30,"msg":"listening"}', 'stdout')).toMatchObject({ level: 'info', text: 'listening' });
  expect(readLine('{"level":"info","method":"GET","path":"/","status":200}', 'stdout')).toMatchObject({ text: 'GET / 200' });
  expect(readLine('{broken', 'stderr')).toEqual({ raw: '{broken', text: '{broken', stream: 'stderr' });
});

it('shows errors, but not routine output', () => {
  expect(isTrouble(readLine('{"level":"fatal","msg":"x"}', 'stdout'))).toBe(true);
  expect(isTrouble(readLine('Error: something', 'stderr'))).toBe(true);
  expect(isTrouble(readLine('{"level":"warn","msg":"x"}', 'stderr'))).toBe(false);
  expect(isTrouble(readLine('  compiled in 3 s', 'stdout'))).toBe(false);
  expect(isTrouble(readLine('', 'stderr'))).toBe(false);
});

it('reports the last error rather than the last line', () => {
  const words = lastWords();
  expect(words.tell()).toBe('it printed nothing');
  for (const text of ['starting', 'Error: listen EADDRINUSE', '    at Server.listen', '}']) words.hear(readLine(text, 'stderr'));
  expect(words.tell()).toBe('Error: listen EADDRINUSE');
  words.hear(readLine('{"level":"fatal","msg":"no database"}', 'stdout'));
  expect(words.tell()).toBe('no database');
});
